import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { listedProduct } from "@/lib/contract/testing/catalogue";
import { BreederLanding } from "./breeder-landing";
import { OwnerLanding } from "./owner-landing";
import type { RoleLandingProps } from "./role-landing-props";
import { VetLanding } from "./vet-landing";

const pages = { breeder: BreederLanding, owner: OwnerLanding, vet: VetLanding } as const;

const html = (role: keyof typeof pages, best: RoleLandingProps["best"] = [listedProduct]) => {
  const Page = pages[role];
  return plainHtml(<Page best={best} />);
};

it.each([
  ["breeder", "Breed with confidence", "/breeder/for-dogs", "Prove the parentage"],
  ["vet", "One sample for what matters in your patient’s breed", "/vet/for-cats", "Ordering for a patient"],
  ["owner", "Who are you, really?", "/pet-owner/products", "What your report looks like"],
] as const)("the home of a %s has its own t, ways and prices", (role, title, href, section) => {
  const page = html(role);
  expect(page.match(/<h1/g)).toHaveLength(1);
  for (const text of [`<h1>${title}</h1>`, `href="${href}"`, section, listedProduct.name, "$129.50"])
    expect(page).toContain(text);
});

it("a role's landing page explains to vets that Geno Vet is not sold, and hides empty lists from other roles", () => {
  expect(html("vet", [])).toContain("Geno Vet is not available in your country at the moment.");
  expect(html("breeder", [])).not.toContain("Most popular with breeders");
  expect(html("owner", [])).not.toContain("Where most people start");
});

it("a role's landing page describes a carrier as healthy in words, not by colour alone", () => {
  expect(html("breeder").match(/Carrier, healthy/g)).toHaveLength(2);
  expect(html("owner")).toContain("She is healthy and will stay healthy.");
});

it("a role's landing page sets the size of every picture", () => {
  for (const role of ["breeder", "vet", "owner"] as const)
    for (const picture of html(role).match(/<img[^>]*>/g) ?? ["none"])
      expect(picture).toMatch(/width="\d+" height="\d+" alt=""/);
});
