import { expect, it } from "vitest";
import { searchContent } from "./find-content";

const page = (title: string, description: string, text: string, ...questions: string[]) => ({
  title,
  short: title,
  description,
  text,
  questions,
});
const pages = [
  page("Fact sheet", "The words of genetics.", "carrier copy gene swab"),
  page("Taking a sample", "How to use the cheek swab.", "cheek dry saliva"),
  page("Swabbing a litter", "Young animals.", "delivery mother puppies"),
  page("Help", "Answers.", "days result until", "How long until I have a result?"),
];
const titles = (search: string) => searchContent(pages, search).map(({ title }) => title);

it.each([
  ["swab", ["Swabbing a litter", "Taking a sample", "Fact sheet"]],
  ["Swabs", ["Swabbing a litter", "Taking a sample", "Fact sheet"]],
  ["how do I take a swab", []],
  ["how do I use the swab?", ["Taking a sample"]],
  ["how long do results take", ["Help"]],
  ["cheak swob", ["Taking a sample"]],
  ["deliveries", ["Swabbing a litter"]],
  ["carrier gene", ["Fact sheet"]],
  ["carrier mother", []],
  ["Cárrier", ["Fact sheet"]],
  ["how", ["Help", "Taking a sample"]],
  ["%", []],
  ["", []],
  ["😀", []],
])("searchContent finds for %j the pages %j", (search, found) => {
  expect(titles(search)).toEqual(found);
});
