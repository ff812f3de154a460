/** Writes lines, each as far to the right as the blocks around it ask. */
export interface Writer {
  /** One line, or several with `\n` between them. */
  writeLine(text: string): void;
  blankLine(): void;
  /** Everything that `body` writes is moved in by one step. */
  indent(body: () => void): void;
  /** Columns that lines are moved in by at present. */
  margin(): number;
  /** Characters written so far. */
  getLength(): number;
  /** Everything written, with a line end behind each line. */
  toString(): string;
}

/** Columns of one step. */
const step = 2;

/** A writer at the left margin. */
export function createWriter(): Writer {
  let text = "";
  let margin = "";
  return {
    writeLine(lines) {
      text += `${margin}${margin === "" ? lines : lines.replaceAll(lineStart, `\n${margin}`)}\n`;
    },
    blankLine() {
      text += "\n";
    },
    indent(body) {
      const outer = margin;
      margin += " ".repeat(step);
      body();
      margin = outer;
    },
    margin: () => margin.length,
    getLength: () => text.length,
    toString: () => text,
  };
}

/** Empty lines stay empty. */
const lineStart: RegExp = /\n(?!\n|$)/g;
