// Generated from messages/en by `npm run messages`. Do not edit.
export interface LayoutMessages {
  readonly banner: {
    readonly label: "News";
    readonly text: "We have merged with another genetics company.";
    readonly link: "What’s changing";
  };
  readonly roleTabs: "Shop as";
  readonly roles: {
    readonly guest: "Everyone";
    readonly breeder: "Breeder";
    readonly owner: "Pet owner";
    readonly vet: "Vet";
  };
  readonly mainMenu: {
    readonly open: "Open the menu";
    readonly close: "Close the menu";
    readonly label: "Main menu";
  };
  readonly search: {
    readonly label: "Search tests, breeds and help";
    readonly hint: "Search tests and breeds";
    readonly submit: "Search";
  };
  readonly account: {
    readonly login: "Login / Register";
    readonly menu: "My account";
    readonly unavailable: "(Error fetching user type)";
    readonly overview: "Overview";
    readonly animals: "My animals";
    readonly patients: "My patients";
    readonly details: "Update your details";
    readonly logout: "Sign out";
  };
  readonly changeCountry: "Country:";
  readonly footer: {
    readonly label: "Footer";
    readonly tagline: "DNA tests for dogs and cats";
    readonly shop: "Shop";
    readonly learn: "Learn";
    readonly help: "Help";
    readonly company: "About us";
    readonly follow: "Follow us";
    readonly apps: "Our apps";
    readonly legal: "© {brand}";
  };
  readonly dogs: "Dogs";
  readonly cats: "Cats";
  readonly shopBy: "Shop by";
  readonly allAbout: {
    readonly canine: "All about dogs";
    readonly feline: "All about cats";
  };
  readonly links: {
    readonly allTests: "All tests";
    readonly breeds: "Find a breed";
    readonly dogBreeds: "Dog breeds";
    readonly catBreeds: "Cat breeds";
    readonly breederBenefits: "Breeder benefits";
    readonly ownerProducts: "Tests for pets";
    readonly activateKit: "Activate kit";
    readonly kitActivation: "Kit activation";
    readonly takeSample: "Taking a sample";
    readonly caseStudies: "Case studies";
    readonly resources: "Resources";
    readonly faqs: "FAQs";
    readonly why: "Why {brand}";
    readonly compare: "Compare DNA tests";
    readonly news: "News";
    readonly blogs: "Blogs";
    readonly videos: "How-to videos";
    readonly pawPrint: "Paw Print";
    readonly contact: "Contact us";
    readonly forensics: "Forensics";
    readonly partners: "Partners";
    readonly terms: "Terms and conditions";
    readonly privacy: "Privacy";
    readonly deleteAccount: "Delete your account";
    readonly heterozygosity: "Heterozygosity";
    readonly research: "Research";
    readonly loyalty: "Loyalty program";
    readonly shipping: "Sending from abroad";
    readonly responsibleBreeders: "Responsible breeder program";
    readonly showSecretaries: "Show secretaries";
    readonly sampleTracker: "Sample tracker";
    readonly microchipChecker: "Microchip checker";
    readonly felineColour: "Kitten colours";
    readonly reportAuthentication: "Check a report";
    readonly myAnimals: "My animals";
    readonly orderSupplies: "Order supplies";
  };
  readonly help: "Help";
  readonly backToTop: "Back to top";
  readonly checkout: {
    readonly description: "What’s in your cart, what it costs and how to check out.";
    readonly title: "Checkout";
    readonly activate: "Activate your kit";
  };
}
