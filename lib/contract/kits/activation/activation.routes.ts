import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const activationRoutes = {
  registerEmail: {
    method: "POST",
    path: "/activate/register-email",
    access: "anyone",
    body: "json",
    failure: "Email registration failed",
  },
  barcode: {
    method: "POST",
    path: "/activate/barcode",
    access: "anyone",
    body: "json",
    failure: "Barcode validation failed",
  },
  enterKitBarcode: {
    method: "POST",
    path: "/activate/enter-kit-barcode",
    access: "anyone",
    body: "json",
    failure: "Failed to enter barcode",
  },
  aboutMyPet: {
    method: "POST",
    path: "/activate/about-my-pet",
    access: "anyone",
    body: "json",
    failure: "Failed to add animal",
  },
  aboutMe: {
    method: "POST",
    path: "/activate/about-me",
    access: "anyone",
    body: "json",
    failure: "Failed to add person",
  },
  review: {
    method: "POST",
    path: "/activate/review",
    access: "anyone",
    body: "json",
    failure: "Failed to review activation",
  },
  breed: {
    method: "GET",
    path: "/activate/breed",
    access: "anyone",
    body: "none",
    failure: "Failed to fetch breed",
  },
  products: {
    method: "GET",
    path: "/activate/products",
    access: "anyone",
    body: "none",
    failure: operationFailed,
  },
  activate: {
    method: "POST",
    path: "/activate",
    access: "anyone",
    body: "json",
    failure: "Kit activation failed",
    forbidsImpersonation: true,
  },
  kitBalance: {
    method: "GET",
    path: "/activate",
    access: "anyone",
    body: "none",
    failure: "Failed to fetch test kit balance",
  },
  /** Ours from here on: several animals of one birth, all or none. */
  litter: {
    method: "POST",
    path: "/activate/litter",
    access: "anyone",
    body: "json",
    failure: "Kit activation failed",
    forbidsImpersonation: true,
    ours: true,
  },
  /**
   * An activation by its secret token. One that belongs to an account is readable by that account only, and what it shows
   * of the animal ends with the transfer.
   */
  get: {
    method: "GET",
    path: "/activate/activations/{token}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Facts can be changed until the laboratory has the sample. */
  updatePet: {
    method: "PUT",
    path: "/activate/activations/{token}/pet",
    access: "anyone",
    body: "json",
    failure: "Failed to add animal",
    ours: true,
  },
  /** Details that do not fit a sample: the response says whether they do now. */
  updateParents: {
    method: "PUT",
    path: "/activate/activations/{token}/parents",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  /** The sample is from another animal. */
  changeAnimal: {
    method: "PUT",
    path: "/activate/activations/{token}/animal",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  markPosted: {
    method: "PUT",
    path: "/activate/activations/{token}/posted",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  updateConsents: {
    method: "PUT",
    path: "/activate/activations/{token}/consents",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
  },
  reportProblem: {
    method: "POST",
    path: "/activate/problem",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  /** The user's animals to choose from. */
  ownAnimals: {
    method: "GET",
    path: "/my/activation-animals",
    access: "session",
    body: "none",
    failure: "Failed to fetch animals",
    ours: true,
  },
  addAnimal: {
    method: "POST",
    path: "/my/animals",
    access: "session",
    body: "json",
    failure: "Failed to add animal",
    ours: true,
  },
  /** By the token of the link in reminder mails. */
  getReminders: {
    method: "GET",
    path: "/activate/reminders/{token}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  updateReminders: {
    method: "PUT",
    path: "/activate/reminders/{token}",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
