/** A value for each field of a table, in its order. */
export function eachField<Fields extends object, Value>(
  fields: Fields,
  valueOf: (name: keyof Fields & string) => Value,
) {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<
    keyof Fields & string,
    Value
  >;
}
