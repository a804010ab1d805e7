// Generated from messages/en by `npm run messages`. Do not edit.
export interface HomeMessages {
  readonly title: "Get to know your dog or cat, down to the DNA";
  readonly metaTitle: "DNA tests for dogs and cats";
  readonly description: "Breed identification, health and trait tests, full breed profiles and parentage for dogs and cats.";
  readonly intro: "One cheek swab tells you which breeds are in your pet, what it can pass on and which health risks to watch for. All in plain English.";
  readonly toStore: "See all tests";
  readonly toSearch: "Search for a test or a breed";
  readonly startHere: "Where would you like to start?";
  readonly breeder: {
    readonly title: "I’m a breeder";
    readonly text: "Every test for your breed in one profile, parentage for your litters, and the facts to plan your next mating.";
    readonly link: "Tests for breeders";
  };
  readonly owner: {
    readonly title: "I have a pet";
    readonly text: "Find out where your pet comes from and how to keep it healthy.";
    readonly link: "Tests for your pet";
  };
  readonly vet: {
    readonly title: "I’m a vet";
    readonly text: "Screen a patient for the conditions known in its breed with a single sample.";
    readonly link: "Tests for your patients";
  };
  readonly how: "How it works";
  readonly steps: {
    readonly order: {
      readonly title: "Order a kit";
      readonly text: "We deliver it to your door with everything you need.";
    };
    readonly swab: {
      readonly title: "Swab a cheek";
      readonly text: "Thirty seconds with a soft swab. No needles, no vet visit.";
    };
    readonly post: {
      readonly title: "Post it back";
      readonly text: "Put the sample in the envelope and track it online.";
    };
    readonly read: {
      readonly title: "Read your results";
      readonly text: "Clear results, with what each one means for your animal.";
    };
  };
  readonly claims: {
    readonly title: "An experienced lab";
    readonly breeds: "cat breeds and varieties";
    readonly tests: "tests for cats";
    readonly years: "years of experience";
    readonly animals: "dogs and cats tested";
    readonly pregnancy: "accuracy of our home pregnancy test, in 10 minutes";
  };
  readonly breeds: {
    readonly title: "Start with the breed";
    readonly text: "The right tests depend on the breed. Look yours up to see what we know about it.";
    readonly dogs: "Find your dog's breed";
    readonly cats: "Find your cat's breed";
  };
}
