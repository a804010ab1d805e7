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
  },
  kitBalance: {
    method: "GET",
    path: "/activate",
    access: "anyone",
    body: "none",
    failure: "Failed to fetch test kit balance",
  },
} as const satisfies Routes;
