// Generated from messages/en by `npm run messages`. Do not edit.
export interface ClubsMessages {
  readonly title: "Club access";
  readonly intro: "Members of a breed club share the results of their animals with each other.";
  readonly loading: "Loading the club’s animals";
  readonly about: {
    readonly title: "For members of a club";
    readonly text: "Club access helps breed clubs follow health in the breed: members share the results of their animals and see those of others. Nothing leaves the club, and you can remove an animal at any time.";
    readonly apply: "Apply for club access";
  };
  readonly mine: "{role, select, officer {You run {name}.} other {You are a member of {name}.}}";
  readonly filter: "Search the club’s animals";
  readonly name: "Name";
  readonly show: "Show";
  readonly empty: "No animals yet";
  readonly emptyHint: "Share your first animal below.";
  readonly noMatch: "No Results";
  readonly owner: "Owner: {name}";
  readonly ownerGone: "Owner: account deleted";
  readonly yours: "Yours";
  readonly remove: {
    readonly open: "Remove";
    readonly title: "Remove {name} from the club?";
    readonly text: "The club can no longer see the animal. You can share it again.";
    readonly submit: "Remove";
    readonly sending: "One moment";
    readonly close: "Close";
  };
  readonly add: {
    readonly title: "Share your animals";
    readonly text: "Your club sees the details, the results and whether parents qualify. You stay the owner.";
    readonly submit: "Share";
    readonly sending: "One moment";
    readonly done: "{count, plural, one {# animal shared.} other {# animals shared.}}";
  };
  readonly pages: "Pages";
}
