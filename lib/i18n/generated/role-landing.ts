// Generated from messages/en by `npm run messages`. Do not edit.
export interface RoleLandingMessages {
  readonly breeder: {
    readonly metaTitle: "DNA tests for breeders";
    readonly description: "DNA tests for breeders of dogs and cats: test the parents before mating and the litter before it leaves, and prove parentage to your registry.";
    readonly title: "Breed with confidence";
    readonly intro: "Know what a pair can pass on before you mate them, and what each puppy or kitten carries before it leaves you.";
    readonly dogs: "Tests for dogs";
    readonly cats: "Tests for cats";
    readonly litter: {
      readonly title: "From mating to registration";
      readonly pair: {
        readonly title: "Test the pair";
        readonly text: "A breed profile shows what sire and dam carry. Carriers are healthy: with the right mate, you can keep them in your line.";
      };
      readonly young: {
        readonly title: "Test the litter";
        readonly text: "Give each puppy or kitten its own result. Multi-packs bring the price per animal down.";
      };
      readonly papers: {
        readonly title: "Prove the parentage";
        readonly text: "A DNA profile identifies an animal for life. Compared with the sire’s and dam’s, it proves parentage to your registry.";
      };
    };
    readonly litterDiagram: {
      readonly title: "A clear sire and a carrier dam";
      readonly text: "On average, half the litter is clear and half are carriers. None are affected.";
      readonly sire: "Sire: clear";
      readonly dam: "Dam: carrier";
      readonly clear: "Clear";
      readonly carrier: "Carrier, healthy";
    };
    readonly nextSteps: {
      readonly title: "More for breeders";
      readonly dogs: {
        readonly title: "For dogs";
        readonly text: "Full breed profiles, single tests, parentage and packs.";
      };
      readonly cats: {
        readonly title: "For cats";
        readonly text: "Full breed profiles, blood group, colours and parentage.";
      };
      readonly responsible: {
        readonly title: "Responsible breeders";
        readonly text: "Show buyers that you test, and how.";
      };
      readonly benefits: {
        readonly title: "Breeder benefits";
        readonly text: "Packs, points and other benefits of testing with us.";
      };
    };
    readonly best: "Most popular with breeders";
    readonly diversity: {
      readonly title: "How diverse is your line?";
      readonly text: "Two animals with no common ancestor on paper can still be closely related. Heterozygosity puts a number on it.";
      readonly link: "Read about heterozygosity";
    };
  };
  readonly vet: {
    readonly metaTitle: "DNA screening for veterinary practices";
    readonly description: "Screen canine and feline patients for the conditions known in their breed, with one sample. Order on account and pay by invoice.";
    readonly title: "One sample for what matters in your patient’s breed";
    readonly intro: "Genetic screening that fits into a consultation: a swab or blood sample, a barcode, and a report in clinical terms.";
    readonly dogs: "Canine patients";
    readonly cats: "Feline patients";
    readonly breed: {
      readonly title: "Screen by breed";
      readonly text: "What to screen for depends on the breed. Look up your patient’s breed to see its tests, with genes and inheritance.";
      readonly canine: "Dog breeds A to Z";
      readonly feline: "Cat breeds A to Z";
    };
    readonly order: {
      readonly title: "Ordering for a patient";
      readonly text: "The practice orders, and the report comes back to the practice.";
      readonly order: {
        readonly title: "Keep kits in stock";
        readonly text: "Order a month’s supply. It goes on your practice’s account, with 30 days to pay.";
      };
      readonly swab: {
        readonly title: "Sample at the visit";
        readonly text: "A cheek swab takes half a minute. If you’re drawing blood anyway, that works too.";
      };
      readonly read: {
        readonly title: "Discuss the report";
        readonly text: "The report says what we found and what it means. It makes clear that carriers are healthy.";
      };
    };
    readonly screens: {
      readonly title: "Geno Vet: screening for practices";
      readonly text: "For patients of unknown or mixed breed: ancestry and a health panel in one report, with drug and bleeding risks first.";
      readonly empty: "Geno Vet is not available in your country at the moment.";
    };
    readonly nextSteps: {
      readonly title: "More for your practice";
      readonly cases: {
        readonly title: "Case studies";
        readonly text: "How colleagues reached a diagnosis, and what they did next.";
      };
      readonly dogs: {
        readonly title: "All tests for dogs";
        readonly text: "By purpose: Geno Vet, breeds, single genes.";
      };
      readonly cats: {
        readonly title: "All tests for cats";
        readonly text: "By purpose: Geno Vet, breeds, single genes.";
      };
    };
  };
  readonly owner: {
    readonly metaTitle: "DNA tests for pet owners";
    readonly description: "One kit tells you where your dog or cat comes from and how to keep it healthy, in plain English.";
    readonly title: "Who are you, really?";
    readonly intro: "One kit and half a minute: find out where your pet comes from and how to keep it healthy.";
    readonly shop: "See the tests for your pet";
    readonly report: {
      readonly title: "What your report looks like";
      readonly text: "First the family tree, then health, with what each result means for everyday life. No jargon.";
      readonly sample: "Example report";
      readonly name: "Poppy";
      readonly from: "Where she comes from";
      readonly poodle: "Poodle";
      readonly golden: "Golden Retriever";
      readonly spaniel: "Cocker Spaniel";
      readonly health: "Her health";
      readonly eyes: "Eyes";
      readonly clear: "Clear";
      readonly eyesText: "Nothing found in the eye tests.";
      readonly blood: "Blood clotting";
      readonly carrier: "Carrier";
      readonly bloodText: "She is healthy and will stay healthy. It only matters if she has puppies.";
    };
    readonly best: "Where most people start";
    readonly nextSteps: {
      readonly title: "Good to know";
      readonly swab: {
        readonly title: "Taking the sample";
        readonly text: "How to swab a cheek, even if your cat would rather not.";
      };
      readonly dogBreeds: {
        readonly title: "Dog breeds";
        readonly text: "Which tests make sense for your dog’s breed.";
      };
      readonly catBreeds: {
        readonly title: "Cat breeds";
        readonly text: "Which tests make sense for your cat’s breed.";
      };
      readonly help: {
        readonly title: "Questions and answers";
        readonly text: "How long it takes, and what the terms mean.";
      };
    };
  };
}
