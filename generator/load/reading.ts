/** Which characters of the source made one UTF-16 unit of a value. */
export interface Origin {
  readonly start: number;
  readonly end: number;
}

/** A value in the making, with the origin of each of its UTF-16 units. */
export class Reading {
  text: string = "";
  readonly origins: Origin[] = [];

  add(text: string, start: number, end: number): void {
    this.text += text;
    for (let unit = 0; unit < text.length; unit += 1) this.origins.push({ start, end });
  }

  /** Takes back white space at the end, down to `length` units. */
  trim(length: number): void {
    while (this.text.length > length && /[ \t]$/u.test(this.text)) {
      this.text = this.text.slice(0, -1);
      this.origins.pop();
    }
  }
}
