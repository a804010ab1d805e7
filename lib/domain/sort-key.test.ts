import { expect, it } from "vitest";
import { sortKey } from "./sort-key";

it.each([
  ["Alano Español", "alano espanol"],
  ["Åland", "aland"],
  ["Border Collie (working)", "border collie (working)"],
  ["Łódź", "lodz"],
  ["Große Schweizer", "grosse schweizer"],
  ["Ærø", "aero"],
  ["Akbaş Çoban Köpeği", "akbas coban kopegi"],
])("sortKey converts %s to %s", (name, key) => {
  expect(sortKey(name)).toBe(key);
});
