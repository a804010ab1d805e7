import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { listedProduct } from "@/lib/contract/testing/catalogue";
import { wordsOf } from "@/lib/server/words";
import { BreederHome } from "./breeder-home";
import { OwnerHome } from "./owner-home";
import type { RoleHomeProps } from "./role-home";
import { VetHome } from "./vet-home";

const homes = { breeder: BreederHome, owner: OwnerHome, vet: VetHome } as const;

const html = (role: keyof typeof homes, best: RoleHomeProps["best"] = [listedProduct]) => {
  const Home = homes[role];
  return plainHtml(<Home best={best} language="en" words={wordsOf("en", "role")} />);
};

it.each([
  ["breeder", "Breed with the facts in hand", "/breeder/for-dogs", "Settle the papers"],
  ["vet", "One sample. What matters in this patient’s breed.", "/vet/for-cats", "Ordering for a patient"],
  ["owner", "Who are you, really?", "/pet-owner/products", "What the answer looks like"],
] as const)("the home of a %s has its own words, ways and prices", (role, title, way, section) => {
  const page = html(role);
  expect(page.match(/<h1/g)).toHaveLength(1);
  for (const text of [`<h1>${title}</h1>`, `href="${way}"`, section, listedProduct.name, "$129.50"])
    expect(page).toContain(text);
});

it("a vet is told where the screens are not sold; others are shown no empty list", () => {
  expect(html("vet", [])).toContain("Geno Vet is not sold in your country at present.");
  expect(html("breeder", [])).not.toContain("Most chosen by breeders");
  expect(html("owner", [])).not.toContain("Where most people start");
});

it("a carrier is said to be well, by word and not by colour alone", () => {
  expect(html("breeder").match(/Carrier, healthy/g)).toHaveLength(2);
  expect(html("owner")).toContain("She is well and stays well with it.");
});

it("pictures keep their room while they load", () => {
  for (const role of ["breeder", "vet", "owner"] as const)
    for (const picture of html(role).match(/<img[^>]*>/g) ?? ["none"])
      expect(picture).toMatch(/width="\d+" height="\d+" alt=""/);
});
