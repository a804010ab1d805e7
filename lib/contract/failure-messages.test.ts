import { englishText } from "@/lib/domain/error-response";
import { errorCode } from "@/lib/domain/error-codes";
import { describe, expect, it } from "vitest";
import { listRoutes } from "./routes";

/** Section 8 of the specification: every fallback message and its calls. */
const documented: Readonly<Record<string, readonly string[]>> = {
  "Failed to create cart": ["cart.create"],
  "Failed to update cart": ["cart.update"],
  "Failed to fetch cart": ["cart.get"],
  "Failed to add item to cart": ["cart.addItem"],
  "Failed to update item in cart": ["cart.updateItem"],
  "Failed to delete item from cart": ["cart.removeItem"],
  "Failed to update item note": ["cart.updateItemNote"],
  "Failed to add items to custom profile": ["customProfiles.addItems"],
  "Failed to fetch orders": [
    "orderSupplies.list",
    "orders.history",
    "orders.get",
    "orders.pending",
    "adminOrders.list",
    "adminOrders.get",
  ],
  "Failed to fetch invoice total": ["invoices.total"],
  "Failed to fetch custom profiles": ["customProfiles.get", "customProfiles.list"],
  "Failed to delete custom profiles": ["customProfiles.remove"],
  "Failed to fetch loyalty points": ["loyalty.points"],
  "Failed to redeem loyalty points": ["loyalty.redeem"],
  "Failed to get pending payments": ["orders.pendingPayment"],
  "Login failed": ["auth.login"],
  "Failed to fetch user details": ["account.details"],
  "Failed to logout": ["auth.logout", "auth.signout", "auth.endSession"],
  "Failed to update user": ["account.update"],
  "Failed to update user state": ["account.updateState"],
  "Failed to update animal presets": ["account.animalPreset"],
  "Failed to change password": ["account.changePassword"],
  "Failed to update vet user": ["account.updateVet"],
  "Failed to forgot password": ["registration.forgotPassword"],
  "Failed to reset password": ["registration.resetPassword"],
  "Failed to request parentage!": ["parentage.create", "parentage.createViaClub"],
  "Failed to delete parentage request!": ["parentage.remove"],
  "Failed to transfer multipacks": ["multipacks.transfer"],
  "Failed to fetch test kit balance": ["activation.kitBalance"],
  "Email registration failed": ["activation.registerEmail"],
  "Barcode validation failed": ["activation.barcode"],
  "Failed to enter barcode": ["activation.enterKitBarcode"],
  "Failed to add animal": ["activation.aboutMyPet", "activation.updatePet", "activation.addAnimal"],
  "Failed to add person": ["activation.aboutMe"],
  "Failed to review activation": ["activation.review"],
  "Failed to fetch breed": ["activation.breed"],
  "Kit activation failed": ["activation.activate", "activation.litter"],
  "Failed to fetch countries": ["geography.countries"],
  "Failed to fetch states": ["geography.states", "geography.statesByQuery"],
  "Failed to fetch animals": [
    "activation.ownAnimals",
    "animals.list",
    "animals.get",
    "animals.parents",
    "parentage.animals",
    "clubs.access",
    "dvAccess.list",
    "collectedAnimals.list",
  ],
  "Failed to remove animal": ["animals.archive", "animals.remove", "clubs.removeAccess"],
  "Failed to fetch breeds": ["breeds.list"],
  "Failed to fetch breed details": ["breeds.get"],
  "Failed to fetch breed profile": ["animals.breedProfile"],
  "Sample tracker details fetch failed": ["sampleTracker.get"],
  "Error fetching country code": ["cookies.geo"],
  "Error setting country code": ["cookies.country"],
  "Error setting country currency": ["cookies.currency"],
  "Error setting user type": ["cookies.userType"],
  "User not found": ["account.findByEmail"],
  "Something went wrong": ["orderSupplies.createSuppliesOrder", "orderSupplies.updateSuppliesOrder"],
};

/** Messages whose wording is not documented. */
const ownWords: Readonly<Record<string, string>> = {
  "collectedAnimals.create": "Failed to create collected animal",
  "collectedAnimals.update": "Failed to update collected animal",
  "collectedAnimals.remove": "Failed to delete collected animal",
};

describe("failure messages", () => {
  it.each(Object.entries(documented))("%s is the message of its calls", (message, names) => {
    const saying = listRoutes().filter(({ route }) => englishText(route.failure) === message);
    expect(saying.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  it("are the general one where none is documented", () => {
    const named = new Set(Object.values(documented).flat());
    for (const { name, route } of listRoutes())
      if (!named.has(name) && !route.ours)
        expect([name, englishText(route.failure)]).toEqual([name, ownWords[name] ?? "operation failed"]);
  });
});

describe("field messages", () => {
  it("are the documented ones", () => {
    expect(englishText("fields.required")).toBe("This field is required");
    expect(englishText("fields.number")).toBe("you must specify a number");
    expect(englishText("fields.email")).toBe("This field must be valid email");
    expect(englishText(errorCode("fields.tooLong", { count: 120 }))).toBe(
      "This field have maximum 120 characters",
    );
  });
});
