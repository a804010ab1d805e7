// Generated from messages/en by `npm run messages`. Do not edit.
export interface ResponsibleBreedersMessages {
  readonly program: "Responsible breeder program";
  readonly form: {
    readonly crumb: "Apply";
    readonly title: "Apply for the responsible breeder program";
    readonly description: "Apply here to join our public list of responsible breeders of dogs and cats.";
    readonly intro: "Tell us about your kennel or cattery. We read every application and reply by email.";
    readonly noScript: "This form needs JavaScript. You can email us instead: our address is on the contact page.";
  };
  readonly visit: {
    readonly loading: "Checking your application";
    readonly failed: "Error fetching data";
    readonly retry: "Try again";
    readonly guestTitle: "Sign in first";
    readonly guestText: "Your application belongs to a breeder account, so that you can change or withdraw it at any time. After signing in you come straight back here.";
    readonly login: "Sign in";
    readonly register: "Register as a breeder";
    readonly otherTitle: "This is for breeders";
    readonly otherText: "Yours is not a breeder account, and the list is only for kennels and catteries. If you breed too, register a breeder account with another email address.";
    readonly toSearch: "Find a responsible breeder";
    readonly waitingTitle: "We are reading your application";
    readonly waitingText: "We’ll email you as soon as we’ve decided. This is what you asked us to publish:";
    readonly listedTitle: "You are on the list";
    readonly listedText: "This is your public listing:";
    readonly changeWaits: "It stays as it is until we’ve approved your change.";
    readonly change: "Apply for a change";
    readonly declinedTitle: "We could not approve it yet";
    readonly declinedText: "Correct what is missing, then apply again. Your answers are still in the form.";
    readonly note: "Our note: {note}";
    readonly offTitle: "You are not on the list";
    readonly offText: "Your answers are still in the form. You can apply again at any time.";
    readonly withdraw: "Take me off the list";
    readonly withdrawWaiting: "Withdraw my application";
    readonly withdrawText: "You disappear from the list, and any open application is deleted.";
    readonly withdrawing: "One moment";
    readonly keep: "Keep it as it is";
  };
  readonly fields: {
    readonly title: "Your application";
    readonly name: "Kennel or cattery";
    readonly nameHint: "As buyers know it.";
    readonly country: "Country";
    readonly choose: "Please choose";
    readonly place: "Town and region";
    readonly placeHint: "Town and region only, no street.";
    readonly breeds: "Breeds you keep";
    readonly breedsHint: "Type at least three letters and choose. One to ten breeds.";
    readonly full: "You have chosen {count} breeds, the most a listing can have.";
    readonly remove: "Remove {name}";
    readonly searching: "Searching breeds";
    readonly noBreed: "No breed with this name.";
    readonly website: "Website (optional)";
    readonly websiteHint: "It begins with https://";
    readonly statement: "How do you test your animals and find them homes?";
    readonly statementHint: "Which tests you do before a mating, what buyers see, and when puppies or kittens leave. Only we read this.";
    readonly consent: "I agree that you publish the name, place, breeds and website. I can withdraw this at any time.";
    readonly send: "Apply";
    readonly sending: "One moment";
  };
  readonly facts: {
    readonly place: "Place";
    readonly breeds: "Breeds";
    readonly website: "Website";
    readonly noWebsite: "None";
  };
  readonly map: {
    readonly label: "Map of breeders";
    readonly point: "{name}, {place}";
    readonly cluster: "{count} breeders around {place}: zoom in";
    readonly whole: "Show the whole map";
    readonly caption: "Choose a point to see the breeder, or a circle with a number to zoom in. The list below has every breeder, also those whose town is not on the map. Outlines: Natural Earth. Towns: GeoNames.";
  };
  readonly search: {
    readonly crumb: "Find a breeder";
    readonly title: "Find a responsible breeder";
    readonly description: "Find breeders of dogs and cats who test before they breed, by breed and country. We review every application.";
    readonly intro: "Kennels and catteries that test before they breed. A listing is a good sign, not a guarantee: visit, meet the mother, and ask for the reports.";
    readonly filter: "Search the list";
    readonly breed: "Breed";
    readonly breedHint: "A name or part of one.";
    readonly species: "Dogs or cats";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly country: "Country";
    readonly all: "All";
    readonly show: "Search";
    readonly everything: "Show the whole list";
    readonly count: "{count, plural, one {# breeder} other {# breeders}}";
    readonly website: "Website of {name}";
    readonly nothing: "Nothing found.";
    readonly nothingHint: "No breeder on the list matches all of that yet. Try another country, or part of the breed’s name.";
    readonly apply: "Do you breed and test? Apply for the list.";
    readonly about: "What the program asks of a breeder";
    readonly pages: "Pages of the list";
  };
}
