// Generated from messages/en by `npm run messages`. Do not edit.
export interface ContentMessages {
  readonly youAreHere: "You are here";
  readonly next: "Where to next";
  readonly table: "Table";
  readonly places: {
    readonly "/": "Home";
    readonly "/store": "See all tests";
    readonly "/search": "Search the store";
    readonly "/login": "Sign in";
    readonly "/forgot-password": "Choose a new password";
    readonly "/order-lookup": "Find your order";
    readonly "/tools/add-animal": "Add an animal to your account";
    readonly "/tools/sample-tracker": "Track your sample";
    readonly "/tools/microchip-checker": "Check a microchip number";
    readonly "/tools/report-authentication": "Is this report genuine?";
    readonly "/my/my-profile": "My profile";
    readonly "/my/acm-form-requests": "Request an ACM form";
    readonly "/my/collection-agents/application": "Apply as a collection agent";
    readonly "/my/shows": "Register your show";
    readonly "/breeder": "Breeders";
    readonly "/breeder/for-dogs": "Breeders: dogs";
    readonly "/breeder/for-dogs/breeds": "Find a dog breed";
    readonly "/breeder/for-cats": "Breeders: cats";
    readonly "/breeder/for-cats/breeds": "Find a cat breed";
    readonly "/breeder/responsible-breeder-program/form": "Apply for the list of responsible breeders";
    readonly "/breeder/responsible-breeder-program/search": "Find a responsible breeder";
    readonly "/vet": "Vets";
    readonly "/vet/for-dogs": "Vets: dogs";
    readonly "/vet/for-cats": "Vets: cats";
    readonly "/pet-owner": "Pet owners";
    readonly "/pet-owner/products": "Tests for pet owners";
    readonly "/research-innovation/apply": "Apply for a research project";
    readonly "/research-innovation/late-onset-epilepsy/apply": "Join: late-onset epilepsy in dogs";
    readonly "/research-innovation/feline-kidney-disease/apply": "Join: kidney disease in cats";
    readonly "/research-innovation/healthy-seniors/apply": "Join: healthy senior dogs and cats";
  };
}
