import type content from "@/messages/en/shop/content/content.json";

/** A screen that content pages link to. Its label is in `messages/`. */
export type LinkedScreen = keyof typeof content.places;

const screens: Readonly<Record<LinkedScreen, true>> = {
  "/": true,
  "/store": true,
  "/search": true,
  "/login": true,
  "/forgot-password": true,
  "/order-lookup": true,
  "/tests": true,
  "/tools/add-animal": true,
  "/tools/sample-tracker": true,
  "/tools/feline-colour": true,
  "/tools/microchip-checker": true,
  "/tools/report-authentication": true,
  "/research-innovation/apply": true,
  "/research-innovation/late-onset-epilepsy/apply": true,
  "/research-innovation/feline-kidney-disease/apply": true,
  "/research-innovation/healthy-seniors/apply": true,
  "/my/my-profile": true,
  "/my/acm-form-requests": true,
  "/my/collection-agents/application": true,
  "/my/shows": true,
  "/breeder": true,
  "/breeder/for-dogs": true,
  "/breeder/for-dogs/breeds": true,
  "/breeder/for-cats": true,
  "/breeder/for-cats/breeds": true,
  "/breeder/responsible-breeder-program/form": true,
  "/breeder/responsible-breeder-program/search": true,
  "/vet": true,
  "/vet/for-dogs": true,
  "/vet/for-cats": true,
  "/pet-owner": true,
  "/pet-owner/products": true,
};

export const isLinkedScreen = (address: string): address is LinkedScreen => Object.hasOwn(screens, address);
