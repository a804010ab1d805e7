// Generated from messages/en by `npm run messages`. Do not edit.
export interface BreedingCommunityMessages {
  readonly relatives: {
    readonly title: "Find relatives";
    readonly intro: "We compare DNA profiles of animals whose owners take part. Owners see each other’s animals, never each other’s names or DNA.";
    readonly loading: "Loading your animals";
    readonly list: "Your animals with a DNA profile";
    readonly empty: "No animal with a DNA profile yet";
    readonly emptyHint: "A DNA profile comes with every parentage and breed profile test. Its relatives appear here once you take part.";
    readonly found: "{count, plural, =0 {No relatives found yet} one {# possible relative} other {# possible relatives}}";
    readonly pages: "Pages of your animals";
    readonly back: "All your animals";
    readonly of: "Relatives of {name}";
    readonly carrierRates: "Carrier rates of breeds";
  };
  readonly states: {
    readonly off: "Not taking part";
    readonly waiting: "Comparing";
    readonly "no-profile": "No DNA profile yet";
    readonly "no-reference": "No reference for this breed yet";
    readonly compared: "Taking part";
  };
  readonly stateHints: {
    readonly off: "Turn on “Find relatives” to see possible relatives of {name}.";
    readonly waiting: "We are comparing {name} with the other animals. Reload this page in a minute.";
    readonly "no-profile": "Relatives appear once {name} has a DNA profile. You don’t need to do anything else.";
    readonly "no-reference": "To tell relatives from chance, we need at least {count} DNA profiles of the breed. We compare {name} as soon as there are enough.";
    readonly compared: "No relatives among the animals that take part so far. We compare {name} with every animal that joins.";
  };
  readonly consents: {
    readonly title: "What {name} takes part in";
    readonly text: "Both are your choice. You can turn them off at any time; it takes effect at once. They end when {name} gets a new owner or is archived.";
    readonly relatives: "Find relatives";
    readonly relativesHint: "Owners of possible relatives see name, breed, sex, year of birth and your country, and can write to you through us.";
    readonly statistics: "Anonymous statistics";
    readonly statisticsHint: "Results count in the carrier rates of the breed, never with a name and only among {count} animals or more.";
    readonly submit: "Save";
    readonly sending: "Saving";
    readonly saved: "Saved";
  };
  readonly found: {
    readonly title: "Possible relatives";
    readonly intro: "DNA profiles suggest relatives; they don’t prove them. A parentage request compares parents and offspring officially.";
    readonly parentage: "Request parentage";
    readonly born: "Born {year}";
  };
  readonly relations: {
    readonly "same-profile": "Same DNA profile";
    readonly "parent-or-offspring": "Parent or offspring";
    readonly "full-sibling": "Possible full sibling";
    readonly "close-relative": "Possible close relative";
  };
  readonly relationHints: {
    readonly "same-profile": "The same animal registered twice, or an identical twin.";
    readonly "parent-or-offspring": "They share an allele at every marker, as parents and offspring do.";
    readonly "full-sibling": "They share as many alleles as littermates usually do.";
    readonly "close-relative": "They share more alleles than chance explains: a half sibling or grandparent, for example.";
  };
  readonly sexes: {
    readonly female: "Female";
    readonly male: "Male";
    readonly unknown: "Sex unknown";
  };
  readonly contact: {
    readonly open: "Write to the owner";
    readonly title: "Write to the owner of {name}";
    readonly text: "We send your message. Your email address is shown to them, so that they can reply if they wish.";
    readonly message: "Message";
    readonly messageHint: "Who you are, and what you would like to know.";
    readonly submit: "Send message";
    readonly sending: "Sending";
    readonly sentTitle: "Message sent";
    readonly sentText: "If the owner of {name} replies, the answer comes to your inbox.";
    readonly close: "Close";
    readonly loading: "Loading the form";
  };
  readonly rates: {
    readonly title: "Carrier rates";
    readonly intro: "How common clear, carrier and at-risk results are in a breed, from animals whose owners agreed to anonymous statistics.";
    readonly loading: "Loading the rates";
    readonly filter: "Choose a breed";
    readonly breed: "Breed";
    readonly choose: "Choose a breed";
    readonly show: "Show";
    readonly none: "No rates yet";
    readonly noneHint: "A breed appears here as soon as {count} of its animals count in statistics.";
    readonly start: "Choose a breed to see its rates.";
    readonly caption: "Results in {breed}, by condition";
    readonly condition: "Condition";
    readonly clear: "Clear";
    readonly carrier: "Carrier";
    readonly affected: "At risk";
    readonly animals: "Animals";
    readonly date: "As of {date}. Rates change once a day at most.";
    readonly sample: "Tested animals are not a random sample: breeders test what they worry about.";
    readonly demo: "These figures include invented animals of the demo.";
    readonly few: "Fewer than {count} animals";
    readonly fewHint: "Not enough animals count yet for these conditions of the breed:";
    readonly fewAll: "Fewer than {count} animals of this breed count so far, for every condition.";
    readonly takePart: "Let your animals count";
  };
}
