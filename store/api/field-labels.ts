import { fieldLabels } from "./error-texts";
import { fieldLines, type FieldMessages } from "./call-error";

/** The lines of field messages with labels instead of the names that fields have in calls. */
export function labelledFieldLines(fields: FieldMessages): readonly string[] {
  if (Array.isArray(fields)) return fieldLines(fields);
  const labels = fieldLabels();
  const labelled = Object.entries(fields).map(([path, message]) => {
    const name = lastName(path);
    return `${Object.hasOwn(labels, name) ? labels[name] : toSentence(name)}: ${String(message)}`;
  });
  return [...new Set(labelled)];
}

/** `shippingAddress.postalCode`, `items[2].quantity` and `barcodes.2` are labelled by their last name. */
const lastName = (path: string) =>
  path
    .replace(/\[\d+\]|\.\d+$/g, "")
    .split(".")
    .at(-1) ?? path;

/** `someField` and `some_field` become "Some field". */
function toSentence(name: string): string {
  const words = name.replace(/_/g, " ").replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
