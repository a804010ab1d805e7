import { expect, it } from "vitest";
import { searchContent } from "./find-content";

const page = (title: string, description: string, text: string) => ({
  title,
  short: title,
  description,
  text,
});
const pages = [
  page("Fact sheet", "The words of genetics.", "carrier copy gene swab"),
  page("Taking a sample", "How to use the cheek swab.", "cheek dry saliva"),
  page("Swabbing a litter", "Young animals.", "delivery mother puppies"),
];
const titles = (search: string) => searchContent(pages, search).map(({ title }) => title);

it.each([
  ["swab", ["Swabbing a litter", "Taking a sample", "Fact sheet"]],
  ["Swabs", ["Swabbing a litter", "Taking a sample", "Fact sheet"]],
  ["how do I take a swab", []],
  ["how do I use the swab?", ["Taking a sample"]],
  ["deliveries", ["Swabbing a litter"]],
  ["carrier gene", ["Fact sheet"]],
  ["carrier mother", []],
  ["Cárrier", ["Fact sheet"]],
  ["how", ["Taking a sample"]],
  ["%", []],
  ["", []],
  ["😀", []],
])("searchContent finds for %j the pages %j", (search, found) => {
  expect(titles(search)).toEqual(found);
});
