// Generated from messages/en by `npm run messages`. Do not edit.
export interface AccountMessages {
  readonly title: "My profile";
  readonly intro: "Your details. Each section is saved separately.";
  readonly details: {
    readonly title: "Your details";
    readonly name: "Name";
    readonly phone: "Phone";
    readonly phoneHint: "With the country code, for example +61 2 5550 1234. Optional.";
    readonly email: "Email";
    readonly emailHint: "You sign in with this address. It can’t be changed here.";
  };
  readonly address: {
    readonly title: "Address";
    readonly address: "Street and number";
    readonly city: "City";
    readonly postalCode: "Postal code";
    readonly country: "Country";
    readonly countryHint: "Prices are shown in this country's currency.";
    readonly state: "State";
    readonly choose: "Please choose";
    readonly loadingStates: "Loading the states";
    readonly retry: "Try again";
  };
  readonly breeds: {
    readonly title: "Your breeds";
    readonly intro: "The breeds you work or live with. They come first wherever you choose a breed.";
    readonly search: "Add a breed";
    readonly searchHint: "Type part of its name.";
    readonly loading: "Searching breeds";
    readonly empty: "No Results";
    readonly none: "No breeds chosen yet.";
    readonly more: "+{count} more";
    readonly change: "Remove breeds";
    readonly remove: "Remove {name}";
    readonly full: "You can save up to {count} breeds.";
  };
  readonly vet: {
    readonly title: "Your practice";
    readonly intro: "If you change these, we check your practice again. Until that is done, you pay for orders at once.";
    readonly clinic: "Clinic";
    readonly registrationNumber: "Registration number";
  };
  readonly password: {
    readonly title: "Password";
    readonly intro: "This signs you out on all other devices.";
    readonly currentPassword: "Current password";
    readonly newPassword: "New password";
    readonly newPasswordHint: "At least 8 characters.";
  };
}
