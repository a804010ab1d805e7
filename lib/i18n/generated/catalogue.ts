// Generated from messages/en by `npm run messages`. Do not edit.
export interface CatalogueMessages {
  readonly menu: "{role, select, vet {{species, select, canine {Catalogue for canine patients} other {Catalogue for feline patients}}} other {{species, select, canine {Catalogue for dog breeders} other {Catalogue for cat breeders}}}}";
  readonly counterpart: "{species, select, canine {The same for dogs} other {The same for cats}}";
  readonly specialOffers: "Special offers";
  readonly innovative: "Innovative";
  readonly bestTitle: "Most ordered first";
  readonly toCatalogue: "{role, select, vet {{species, select, canine {The whole catalogue for canine patients} other {The whole catalogue for feline patients}}} other {{species, select, canine {The whole catalogue for dog breeders} other {The whole catalogue for cat breeders}}}}";
  readonly empty: "No items found";
  readonly emptyHint: "Nothing in this category is available in your country right now. Try another category.";
  readonly breeder: {
    readonly bestSellers: {
      readonly name: "Best sellers";
      readonly title: "What {species, select, canine {dog} other {cat}} breeders order most";
      readonly description: "The {species, select, canine {twelve products that dog breeders order most: profiles, single tests and packs for a kennel} other {twelve products that cat breeders order most: profiles, single tests and packs for a cattery}}, with prices.";
      readonly intro: "{species, select, canine {Not sure where to begin? These are what other kennels take, the most ordered first.} other {Not sure where to begin? These are what other catteries take, the most ordered first.}}";
    };
    readonly singleTests: {
      readonly name: "Single tests";
      readonly title: "One-gene tests for {species, select, canine {dog} other {cat}} breeders";
      readonly description: "{species, select, canine {Tests of one condition or trait for breeding dogs. Check the one thing a mating turns on, and leave the rest.} other {Tests of one condition or trait for breeding cats. Check the one thing a mating turns on, and leave the rest.}}";
      readonly intro: "{species, select, canine {For when you know your question: is she a carrier, will he throw chocolate? One test each, no panels.} other {For when you know your question: which blood group has she, does he carry dilute? One test each, no panels.}}";
    };
    readonly fullBreedProfiles: {
      readonly name: "Full Breed Profiles";
      readonly title: "Full Breed Profiles for {species, select, canine {kennels} other {catteries}}";
      readonly description: "{species, select, canine {A dog breed’s whole list of tests in one order, made for choosing breeding stock. Profiles by breed and the boxed kit, with prices.} other {A cat breed’s whole list of tests in one order, made for choosing breeding stock. Profiles by breed, with prices.}}";
      readonly intro: "{species, select, canine {One order covers what your breed club asks for, and usually more. Filter by breed, or keep the boxed kit for the next pup you hold back.} other {One order covers what your breed club asks for, and usually more. Filter by breed; the profile for any breed covers the rest.}}";
    };
    readonly dnaTests: {
      readonly name: "DNA tests";
      readonly title: "DNA tests and panels for {species, select, canine {dog} other {cat}} breeders";
      readonly description: "{species, select, canine {Diseases, traits and DNA profiles of dogs on one page, panels included. Filter by kind of test and by breed.} other {Diseases, traits and DNA profiles of cats on one page, panels included. Filter by kind of test and by breed.}}";
      readonly intro: "{species, select, canine {Diseases, coats and colours, and identity, as single tests and as panels. Tick the kind you need, then your breed.} other {Diseases, coats and colours, blood groups and identity, as single tests and as panels. Tick the kind you need, then your breed.}}";
    };
    readonly parentage: {
      readonly name: "DNA profile and parentage";
      readonly title: "Parentage and identity for {species, select, canine {dog} other {cat}} papers";
      readonly description: "{species, select, canine {DNA profiles of sire, dam and pups and the comparison that proves parentage to a registry, singly or together.} other {DNA profiles of tom, queen and kittens and the comparison that proves parentage to a registry, singly or together.}}";
      readonly intro: "{species, select, canine {Papers rest on this: a profile for each dog, made once, and a comparison for each litter. For two possible sires, order the comparison for both.} other {Papers rest on this: a profile for each cat, made once, and a comparison for each litter. For two possible toms, order the comparison for both.}}";
    };
    readonly genoPet: {
      readonly name: "Geno Pet";
      readonly title: "Geno Pet to send home with {species, select, canine {a pup} other {a kitten}}";
      readonly description: "{species, select, canine {Geno Pet, mixed breed identification and life plans: what breeders give to the family a pup goes to.} other {Geno Pet and life plans: what breeders give to the family a kitten goes to.}}";
      readonly intro: "{species, select, canine {Ancestry and health in words a family understands. Give it as a kit in the puppy bag, or recommend it to them.} other {Ancestry and health in words a family understands. Give it as a kit with the first toys, or recommend it to them.}}";
    };
    readonly multiPacks: {
      readonly name: "Multi-packs";
      readonly title: "Packs of 5, 10 and 20 tests for {species, select, canine {kennels} other {catteries}}";
      readonly description: "{species, select, canine {Packs of full breed profiles, DNA profiles and disease tests for dogs. The more in a pack, the less each costs.} other {Packs of full breed profiles, DNA profiles and disease tests for cats. The more in a pack, the less each costs.}}";
      readonly intro: "{species, select, canine {Buy for the year and use one whenever a dog needs it. What you do not need can go to another breeder’s account.} other {Buy for the year and use one whenever a cat needs it. What you do not need can go to another breeder’s account.}}";
    };
    readonly breeds: {
      readonly name: "Breeds";
      readonly title: "{species, select, canine {Dog} other {Cat}} breeds in the breeders’ catalogue";
      readonly description: "{species, select, canine {Choose the dog breed you breed, and see which tests matter to it before the next mating.} other {Choose the cat breed you breed, and see which tests matter to it before the next mating.}}";
      readonly intro: "{species, select, canine {Start from your breed: its page has the tests that belong on your list, and why.} other {Start from your breed or variety: its page has the tests that belong on your list, and why.}}";
    };
    readonly custom: {
      readonly name: "Build custom profile";
      readonly title: "Custom {species, select, canine {dog} other {cat}} profiles in the breeders’ catalogue";
      readonly description: "{species, select, canine {Put together the tests your dogs’ line needs, for one price and one swab a dog. The more tests, the less each costs.} other {Put together the tests your cats’ line needs, for one price and one swab a cat. The more tests, the less each costs.}}";
      readonly intro: "{species, select, canine {No ready-made profile fits every line of dogs. Take the tests that yours needs, and order them as one.} other {No ready-made profile fits every line of cats. Take the tests that yours needs, and order them as one.}}";
    };
    readonly other: {
      readonly name: "Other products";
      readonly title: "Supplies and more for {species, select, canine {dog} other {cat}} breeders";
      readonly description: "{species, select, canine {Pregnancy tests, swabs, folders for new families and more for people who breed dogs. Sold in Australia.} other {Swabs, posting packs, folders for new families and more for people who breed cats. Sold in Australia.}}";
      readonly intro: "{species, select, canine {What a litter needs beside its tests, from the pregnancy test to the folder each pup leaves with.} other {What a litter needs beside its tests, from the drying rack to the folder each kitten leaves with.}}";
    };
  };
  readonly vet: {
    readonly bestSellers: {
      readonly name: "Best sellers";
      readonly title: "What practices order most for {species, select, canine {dogs} other {cats}}";
      readonly description: "{species, select, canine {The twelve products that veterinary practices order most for canine patients, screens and single tests alike.} other {The twelve products that veterinary practices order most for feline patients, screens and single tests alike.}}";
      readonly intro: "{species, select, canine {What colleagues keep at hand for dogs, the most ordered first. All of it goes on the practice’s account.} other {What colleagues keep at hand for cats, the most ordered first. All of it goes on the practice’s account.}}";
    };
    readonly singleTests: {
      readonly name: "Single tests";
      readonly title: "Single-gene tests for {species, select, canine {canine} other {feline}} cases";
      readonly description: "{species, select, canine {One gene for one differential diagnosis in a dog, each with inheritance, reference and turnaround.} other {One gene for one differential diagnosis in a cat, blood groups included, each with inheritance, reference and turnaround.}}";
      readonly intro: "{species, select, canine {You suspect something in this dog: order the test for it and nothing else. Filter by breed to see what occurs there.} other {You suspect something in this cat: order the test for it and nothing else. Blood groups are here too.}}";
    };
    readonly fullBreedProfiles: {
      readonly name: "Full Breed Profiles";
      readonly title: "Breed panels for {species, select, canine {canine} other {feline}} patients";
      readonly description: "{species, select, canine {Everything known to be inherited in a dog’s breed from one sample, for new patients and before anaesthesia.} other {Everything known to be inherited in a cat’s breed from one sample, for new patients and before breeding.}}";
      readonly intro: "{species, select, canine {For a pup’s first visit: one sample, and the file knows what its breed brings along. Choose the breed by name.} other {For a kitten’s first visit: one sample, and the file knows what its breed brings along. Choose the breed by name.}}";
    };
    readonly dnaTests: {
      readonly name: "DNA tests";
      readonly title: "All gene tests and panels for {species, select, canine {canine} other {feline}} cases";
      readonly description: "{species, select, canine {Disease tests, panels by body system and DNA profiles of dogs for veterinary practices. Filter by kind and breed.} other {Disease tests, panels by body system and DNA profiles of cats for veterinary practices. Filter by kind and breed.}}";
      readonly intro: "{species, select, canine {From one gene to a whole body system: when several causes fit a dog’s signs, a panel costs less than asking one by one.} other {From one gene to a whole body system: when several causes fit a cat’s signs, a panel costs less than asking one by one.}}";
    };
    readonly parentage: {
      readonly name: "DNA profile and parentage";
      readonly title: "Certified identity of {species, select, canine {canine} other {feline}} patients";
      readonly description: "{species, select, canine {DNA profiles and parentage of dogs from samples a practice has taken and certified, as registries and courts ask.} other {DNA profiles and parentage of cats from samples a practice has taken and certified, as registries and courts ask.}}";
      readonly intro: "{species, select, canine {You check the microchip, take the sample and sign. That makes a dog’s profile hold where papers are disputed.} other {You check the microchip, take the sample and sign. That makes a cat’s profile hold where papers are disputed.}}";
    };
    readonly genoPet: {
      readonly name: "Geno Vet";
      readonly title: "Geno Vet in the catalogue for {species, select, canine {canine} other {feline}} patients";
      readonly description: "{species, select, canine {The screen for dogs of unknown or mixed breed: drug sensitivity, bleeding and anaesthetic risks on the first page.} other {The screen for cats of unknown or mixed breed: blood group, kidneys and heart on the first page.}}";
      readonly intro: "{species, select, canine {Most dogs in a waiting room have no pedigree. This screen is for them, with a page for you and one for the owner.} other {Most cats in a waiting room have no pedigree. This screen is for them, with a page for you and one for the owner.}}";
    };
    readonly multiPacks: {
      readonly name: "Multi-packs";
      readonly title: "Packs of {species, select, canine {canine} other {feline}} tests for a practice";
      readonly description: "{species, select, canine {Five, ten or twenty profiles or disease tests for dogs at a lower price each, kept in the practice until needed.} other {Five, ten or twenty profiles or disease tests for cats at a lower price each, kept in the practice until needed.}}";
      readonly intro: "{species, select, canine {For practices that look after kennels: use one for each dog as it comes in.} other {For practices that look after catteries and shelters: use one for each cat as it comes in.}}";
    };
    readonly breeds: {
      readonly name: "Breeds";
      readonly title: "{species, select, canine {Dog} other {Cat}} breeds in the practice catalogue";
      readonly description: "{species, select, canine {Look up a canine patient’s breed and see what is inherited in it, with the tests that find it.} other {Look up a feline patient’s breed and see what is inherited in it, with the tests that find it.}}";
      readonly intro: "{species, select, canine {A breed’s page is a short list of what to bear in mind when such a dog comes in.} other {A breed’s page is a short list of what to bear in mind when such a cat comes in.}}";
    };
    readonly custom: {
      readonly name: "Build custom profile";
      readonly title: "Custom {species, select, canine {dog} other {cat}} profiles in the practice catalogue";
      readonly description: "{species, select, canine {Choose the tests that a canine patient’s history points to, and order them as one profile from one swab.} other {Choose the tests that a feline patient’s history points to, and order them as one profile from one swab.}}";
      readonly intro: "{species, select, canine {When a panel asks more than the dog in front of you needs, take single tests together: one swab, one report.} other {When a panel asks more than the cat in front of you needs, take single tests together: one swab, one report.}}";
    };
    readonly other: {
      readonly name: "Other products";
      readonly title: "Supplies beside the tests for {species, select, canine {canine} other {feline}} patients";
      readonly description: "{species, select, canine {Pregnancy tests, blood cards, swabs and collection packs for practices that see dogs. Sold in Australia.} other {Blood cards, swabs and collection packs for practices that see cats. Sold in Australia.}}";
      readonly intro: "{species, select, canine {What taking samples from dogs needs, and the ten-minute pregnancy test.} other {What taking samples from cats needs, from blood cards for kittens to packs for the whole practice.}}";
    };
  };
}
