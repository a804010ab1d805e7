// Generated from messages/en by `npm run messages`. Do not edit.
export interface CategoryPagesMessages {
  readonly places: {
    readonly home: "Home";
    readonly store: "Store";
    readonly breeder: "Breeders";
    readonly vet: "Vets";
    readonly owner: "Pet owners";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly breeds: "Breeds";
  };
  readonly products: "Products";
  readonly count: "{count, plural, one {# product} other {# products}}";
  readonly from: "from {price}";
  readonly all: "{species, select, canine {See everything for dogs} feline {See everything for cats} other {See everything we sell}}";
  readonly empty: "No items found";
  readonly emptyHint: "Nothing in this category is available in your country right now. Try another category.";
  readonly back: "{species, select, canine {All tests for dogs} feline {All tests for cats} other {Go to the store}}";
  readonly breederLanding: {
    readonly title: "{species, select, canine {DNA tests for dog breeders} other {DNA tests for cat breeders}}";
    readonly description: "{species, select, canine {DNA tests for people who breed dogs: full breed profiles, single tests, parentage and packs for a whole litter, with prices.} other {DNA tests for people who breed cats: full breed profiles, single tests, parentage and packs for a whole litter, with prices.}}";
    readonly intro: "{species, select, canine {Start with the profile of your breed, or choose a single test for a single question. All you need is a cheek swab, and each puppy can have its own result.} other {Start with the profile of your breed, or choose a single test for a single question: a colour, a blood group, a kidney disease. All you need is a cheek swab.}}";
    readonly shop: "What would you like to know?";
    readonly best: "{species, select, canine {Most popular for dogs} other {Most popular for cats}}";
    readonly build: "Build your own profile";
    readonly breeds: "{species, select, canine {Find your dog breed} other {Find your cat breed}}";
  };
  readonly vetLanding: {
    readonly title: "{species, select, canine {DNA tests for canine patients} other {DNA tests for feline patients}}";
    readonly description: "{species, select, canine {DNA screening for dogs in practice: Geno Vet, breed profiles and single tests, with turnaround and prices.} other {DNA screening for cats in practice: Geno Vet, breed profiles and single tests, with turnaround and prices.}}";
    readonly intro: "{species, select, canine {One sample screens a dog for the conditions known in its breed, drug sensitivity included. A single test answers a single question.} other {One sample screens a cat for the conditions known in its breed, blood group included. A single test answers a single question.}}";
    readonly shop: "{species, select, canine {Tests by purpose, for dogs} other {Tests by purpose, for cats}}";
    readonly best: "{species, select, canine {Most ordered for canine patients} other {Most ordered for feline patients}}";
    readonly breeds: "{species, select, canine {Look up a patient’s dog breed} other {Look up a patient’s cat breed}}";
  };
  readonly breeder: {
    readonly fullBreedProfile: {
      readonly name: "Full Breed Profiles";
      readonly title: "Full Breed Profiles for {species, select, canine {dogs} other {cats}}";
      readonly description: "Every test that matters to one breed of {species, select, canine {dog} other {cat}}, health and traits, from one cheek swab. Choose yours and see the price.";
      readonly intro: "Everything we test in one breed, health and traits, from one swab. Find yours by name. If it isn’t listed, choose the profile for any breed.";
    };
    readonly dnaTests: {
      readonly name: "Single DNA tests";
      readonly title: "Single DNA tests for {species, select, canine {dogs} other {cats}}";
      readonly description: "Single disease, trait and profile tests for {species, select, canine {dogs} other {cats}}: one question, one answer, one price.";
      readonly intro: "One question, one answer: a disease known in your line, a coat colour, an identity. Most popular first.";
    };
    readonly parentage: {
      readonly name: "DNA profile and parentage";
      readonly title: "DNA profile and parentage for {species, select, canine {dogs} other {cats}}";
      readonly description: "DNA profiles and parentage for {species, select, canine {dogs and their litters} other {cats and their litters}}, as registries require them, with prices.";
      readonly intro: "{species, select, canine {A profile identifies a dog on its papers. Compared with the sire’s and dam’s, it shows whose puppy it is.} other {A profile identifies a cat on its papers. Compared with the sire’s and dam’s, it shows whose kitten it is.}}";
    };
    readonly genoPet: {
      readonly name: "Geno Pet";
      readonly title: "Geno Pet kits for {species, select, canine {dogs} other {cats}}";
      readonly description: "Geno Pet for {species, select, canine {dogs: breeds, health and traits in one kit, for the families your pups go to} other {cats: ancestry, health and traits in one kit, for the families your kittens go to}}.";
      readonly intro: "{species, select, canine {Ancestry, health and traits in one kit. Many breeders send one home with each puppy.} other {Ancestry, health and traits in one kit. Many breeders send one home with each kitten.}}";
    };
    readonly multiPacks: {
      readonly name: "Multi-packs";
      readonly title: "Multi-packs of {species, select, canine {dog} other {cat}} tests";
      readonly description: "Packs of 5, 10 and 20 tests for {species, select, canine {a kennel} other {a cattery}}: one price, used whenever the next litter comes.";
      readonly intro: "{species, select, canine {Five, ten or twenty tests at one price. Use them for this litter or keep them for the next.} other {Five, ten or twenty tests at one price, for this litter of kittens or the next.}}";
    };
    readonly allTests: {
      readonly name: "All DNA tests";
      readonly title: "All DNA tests for {species, select, canine {dogs} other {cats}}";
      readonly description: "All DNA tests for {species, select, canine {dogs} other {cats}} side by side: profiles, single tests, parentage and ancestry, with prices.";
      readonly intro: "Profiles, single tests, parentage and ancestry side by side, most popular first.";
    };
    readonly innovative: {
      readonly name: "Innovative";
      readonly title: "Innovative products for {species, select, canine {dogs} other {cats}}";
      readonly description: "New kinds of tests for {species, select, canine {dogs} other {cats}}, beyond the usual DNA tests, where they are sold.";
      readonly intro: "New kinds of tests, fresh from research. They are sold in Australia first.";
    };
  };
  readonly vet: {
    readonly genoPet: {
      readonly name: "Geno Vet";
      readonly title: "Geno Vet for {species, select, canine {canine} other {feline}} patients";
      readonly description: "Geno Vet: one sample screens {species, select, canine {a dog’s breeds and health, risks of drugs and bleeding first} other {a cat’s blood group and health, risks of drugs and bleeding first}}. For veterinary practices.";
      readonly intro: "Made for practices. The report states what we found, what it means and what to do next.";
    };
    readonly fullBreedProfile: {
      readonly name: "Full Breed Profiles";
      readonly title: "Breed screening for {species, select, canine {canine} other {feline}} patients";
      readonly description: "Screen a {species, select, canine {dog} other {cat}} for everything known in its breed with one sample. Profiles by breed, for veterinary practices.";
      readonly intro: "Everything known in the patient’s breed, from one sample. Look for the breed by name.";
    };
    readonly dnaTests: {
      readonly name: "Single DNA tests";
      readonly title: "Single DNA tests for {species, select, canine {canine} other {feline}} patients";
      readonly description: "Single gene tests for {species, select, canine {dogs} other {cats}} in practice: confirm or rule out one condition.";
      readonly intro: "Confirm or rule out one condition. Each page names gene, inheritance and reference.";
    };
    readonly innovative: {
      readonly name: "Innovative";
      readonly title: "Innovative products for {species, select, canine {canine} other {feline}} patients";
      readonly description: "New kinds of tests for {species, select, canine {dogs} other {cats}} in practice, beyond the usual DNA tests, where they are sold.";
      readonly intro: "New kinds of tests, fresh from research, to complement an examination. They are sold in Australia first.";
    };
  };
  readonly owner: {
    readonly products: {
      readonly name: "Tests for your pet";
      readonly title: "DNA tests for your pet";
      readonly description: "DNA tests for your dog or cat: where it comes from and how to keep it healthy, with prices.";
      readonly intro: "All you need is one kit and half a minute. If you know the breed, choose its profile; if you don’t, choose Geno Pet.";
    };
  };
}
