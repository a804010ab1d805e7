import { expect, it } from "vitest";
import { paths } from "@/lib/navigation/paths";
import { findTasks } from "./tasks";

const countries = [
  { code: "AU", name: "Australia" },
  { code: "DE", name: "Germany" },
  { code: "IE", name: "Ireland" },
  { code: "NZ", name: "New Zealand" },
  { code: "NC", name: "New Caledonia" },
  { code: "PG", name: "Papua New Guinea" },
  { code: "GN", name: "Guinea" },
  { code: "GB", name: "United Kingdom" },
  { code: "US", name: "United States" },
];
const firstOf = (search: string) => findTasks(search, countries)[0]?.path;

it.each([
  ["where is my sample", paths.sampleTracker],
  ["track my kit", paths.sampleTracker],
  ["how long do results take", paths.sampleTracker],
  ["phone number", paths.pages.contact],
  ["has my swab arrived", paths.sampleTracker],
  ["track order", paths.orderLookup],
  ["where is my parcel", paths.orderLookup],
  ["order status", paths.orderLookup],
  ["activate kit", paths.activate],
  ["register a tube", paths.activate],
  ["activate litter", paths.activateLitter],
  ["cancel order", paths.orders],
  ["refund order", paths.orders],
  ["invoice", paths.invoices],
  ["download invoice", paths.invoices],
  ["pay invoice", paths.invoices],
  ["see my results", paths.myAnimals],
  ["download certificate", paths.myAnimals],
  ["transfer ownership", paths.transferAnimals],
  ["change owner of a dog", paths.transferAnimals],
  ["transfer animal", paths.transferAnimals],
  ["share results with vet", paths.sharedAnimals],
  ["add a cat", paths.addAnimal],
  ["import from excel", paths.spreadsheets],
  ["is this report genuine", paths.reportAuthentication],
  ["verify certificate", paths.reportAuthentication],
  ["microchip checker", paths.microchipChecker],
  ["what colour will the kittens be", paths.felineColour],
  ["coat colour calculator", paths.felineColour],
  ["plan a mating", paths.breedingStrategy],
  ["find a stud", paths.breedingStrategy],
  ["who is the father", paths.newParentageRequest],
  ["verify parentage", paths.newParentageRequest],
  ["change password", paths.myProfile],
  ["change my address", paths.myProfile],
  ["forgot password", paths.forgotPassword],
  ["cannot log in", paths.forgotPassword],
  ["unsubscribe emails", paths.emailSettings],
  ["delete account", paths.myProfile],
  ["redeem points", paths.loyaltyPoints],
  ["collection agent near me", paths.pages.collectionAgents],
  ["breeder near me", paths.responsibleBreeders.search],
  ["find a puppy", paths.responsibleBreeders.search],
  ["api access", paths.apiTokens],
  ["customer service", paths.pages.contact],
  ["shipping costs", paths.pages.shipping],
  ["how long does delivery take", paths.pages.shipping],
  ["do you ship to my country", paths.pages.shipping],
  ["post samples from abroad", paths.pages.shipping],
  ["delivery to new zealand", paths.shippingTo("NZ")],
  ["deliver to new zeland", paths.shippingTo("NZ")],
  ["do you ship to germany", paths.shippingTo("DE")],
  ["shipping to the uk", paths.shippingTo("GB")],
  ["delivery USA", paths.shippingTo("US")],
  ["post a sample to australia", paths.shippingTo("AU")],
  ["send to guinea", paths.shippingTo("GN")],
  ["delivery papua new guinea", paths.shippingTo("PG")],
])("a search for %j finds first the task at %s", (search, path) => {
  expect(firstOf(search)).toBe(path);
});

it("a search for a delivery finds the page of one country, also where others share a word", () => {
  const found = findTasks("delivery to new zealand", countries).filter(({ path }) =>
    path.startsWith(`${paths.pages.shipping}/`),
  );
  expect(found.map(({ title }) => title)).toEqual(["New Zealand: delivery and postage"]);
});

it.each([
  "labrador retriever",
  "breed test",
  "swab kit",
  "carrier meaning",
  "german shepherd",
  "carrier",
  "dog",
  "cat",
  "mdr1",
  "progressive retinal atrophy",
  "%",
  "",
])("a search for %j finds no task", (search) => {
  expect(findTasks(search, countries)).toEqual([]);
});
