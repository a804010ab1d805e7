import { expect, it } from "vitest";
import { searchContent } from "@/lib/domain/shop/find-content";
import { listArticles, listHelpPages } from "./contents";

/** Questions as people ask them, some with typos, and the page that answers them. Written before tuning. */
it.each([
  ["how long do results take", "/help"],
  ["how do I take a swab", "/how-to-take-dna-sample"],
  ["how to take a sampel", "/how-to-take-dna-sample"],
  ["which test is right for my dog", "/help"],
  ["can I test a kitten", "/help"],
  ["do I need an acount", "/help"],
  ["what does carrier mean", "/help"],
  ["who sees my results", "/help"],
  ["which countries do you deliver to", "/help"],
  ["delete my acount", "/how-to-delete-account"],
  ["loyality points", "/loyalty-program"],
  ["contact", "/contact-us"],
  ["carrier meaning", "/help"],
  ["terms", "/terms-and-conditions"],
  ["glossary", "/resources/glossary"],
  ["inbreeding", "/news-and-blogs/inbreeding-in-one-number"],
  ["what does penetrance mean", "/resources/glossary"],
])("searchContent finds for the question %s first the page %s", (search, path) => {
  expect(searchContent([...listHelpPages(), ...listArticles()], search)[0]?.path).toBe(path);
});
