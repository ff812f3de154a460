import { create, type MessageInitShape, toBinary } from "@bufbuild/protobuf";
import {
  CodeGeneratorRequestSchema,
  type DescriptorProtoSchema,
  type EnumDescriptorProtoSchema,
  FieldDescriptorProto_Label,
  FieldDescriptorProto_Type,
  type FieldDescriptorProtoSchema,
  type FileDescriptorProtoSchema,
} from "@bufbuild/protobuf/wkt";
import type { PlainField, PlainType } from "../commands/plain-types.ts";

/** What a compiler of protocol buffers asks a plug-in for: TypeScript of the types, a file for each module. */
export function protoRequest(types: readonly PlainType[]): Uint8Array {
  const modules = new Set(types.map(({ name }) => moduleOf(name)));
  const files = [...modules].map((module) => {
    const members = types.filter(({ name }) => moduleOf(name) === module);
    return fileOf(module, members, types);
  });
  return toBinary(
    CodeGeneratorRequestSchema,
    create(CodeGeneratorRequestSchema, {
      fileToGenerate: files.map(({ name }) => name ?? ""),
      parameter: "target=ts",
      protoFile: files,
    }),
  );
}

function fileOf(
  module: string,
  members: readonly PlainType[],
  types: readonly PlainType[],
): MessageInitShape<typeof FileDescriptorProtoSchema> {
  const isEnum = new Set(types.flatMap((type) => ("values" in type ? [type.name] : [])));
  return {
    name: `${module}.proto`,
    package: "scale",
    syntax: "proto3",
    dependency: module === "shared" ? [] : ["shared.proto"],
    enumType: members.flatMap((type) => ("values" in type ? [enumOf(type.name, type.values)] : [])),
    messageType: members.flatMap((type): MessageInitShape<typeof DescriptorProtoSchema>[] =>
      "fields" in type
        ? [{ name: type.name, field: type.fields.map((field, index) => fieldOf(field, index, isEnum)) }]
        : [],
    ),
  };
}

function enumOf(name: string, values: readonly string[]): MessageInitShape<typeof EnumDescriptorProtoSchema> {
  return { name, value: values.map((value, number) => ({ name: `${name}_${value}`, number })) };
}

function fieldOf(
  { name, type }: PlainField,
  index: number,
  isEnum: ReadonlySet<string>,
): MessageInitShape<typeof FieldDescriptorProtoSchema> {
  const { REPEATED, OPTIONAL } = FieldDescriptorProto_Label;
  const builtin: Readonly<Record<string, FieldDescriptorProto_Type>> = {
    string: FieldDescriptorProto_Type.STRING,
    strings: FieldDescriptorProto_Type.STRING,
    integer: FieldDescriptorProto_Type.INT64,
    number: FieldDescriptorProto_Type.DOUBLE,
  };
  const known = builtin[type];
  const head = { name, number: index + 1, label: type === "strings" ? REPEATED : OPTIONAL };
  if (known !== undefined) return { ...head, type: known };
  const { ENUM, MESSAGE } = FieldDescriptorProto_Type;
  return { ...head, type: isEnum.has(type) ? ENUM : MESSAGE, typeName: `.scale.${type}` };
}

/** As in `Part7Thing3`. */
function moduleOf(name: string): string {
  return /^(.+?)(?:Kind|Thing)\d+$/u.exec(name)?.[1]?.toLowerCase() ?? "shared";
}
