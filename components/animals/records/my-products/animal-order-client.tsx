"use client";

import { type SyntheticEvent, useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/links/link-button";
import { Quantity } from "@/components/ui/quantity-client";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import type { OwnAnimal } from "@/lib/contract/animals/records/my-products/my-products.types";
import { paths } from "@/lib/navigation/paths";
import { useAddToCart } from "@/components/shop/public/use-add-to-cart";
import { useShopSelector } from "@/store/hooks";
import { Relevance } from "./product-notes";
import type { MyProductProps, MyProductTranslator } from "./my-product-section-types";

/** Order form of a product for one animal: choosing the animal, a note, and adding it to the cart. */
export function AnimalOrder({ product }: MyProductProps) {
  const t = useTranslator("myProducts");
  const isVet = useShopSelector((state) => state.auth.userType === "vet");
  const { animals, animalCount, isAnimalNeeded } = product.mine;
  if (animals.length === 0 && isAnimalNeeded) return <NoAnimal isVet={isVet} />;
  return (
    <div className="grid gap-4">
      <Relevance product={product} />
      <Reported product={product} />
      {animals.length === 0 && <p>{t("noAnimalAtAll")}</p>}
      {animals.length < animalCount && (
        <p className="text-quiet">{t("moreAnimals", { count: animals.length })}</p>
      )}
      <OrderForm product={product} isVet={isVet} />
    </div>
  );
}

function OrderForm({ product, isVet }: MyProductProps & { readonly isVet: boolean }) {
  const t = useTranslator("myProducts");
  const { mine, price } = product;
  const [animalId, setAnimalId] = useState(0);
  const { add, message, isAdding } = useAddToCart(price, (newPrice) =>
    t("priceChanged", { price: newPrice }),
  );
  const choices = mine.animals.filter(({ isReported }) => !isReported);
  const chosen = choices.find(({ id }) => id === animalId);
  const isSingle = mine.isOncePerAnimal && (animalId > 0 || mine.isAnimalNeeded);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { upgradeKind } = mine;
    const metaData = {
      ...(animalId > 0 && { animalId }),
      ...(upgradeKind === "full-breed" && { isUpgradeFullbreed: true }),
      ...((upgradeKind === "tests" || upgradeKind === "health") && { isUpgradeTests: true }),
    };
    const quantity = isSingle ? 1 : Number(form.get("quantity"));
    const note = String(form.get("note") ?? "");
    void add({ productId: product.id, quantity, metaData }, { note, upgradeKind });
  }

  return (
    <form aria-label={product.name} onSubmit={submit} className="grid gap-4">
      {choices.length > 0 && (
        <Select
          label={animalLabel(t, isVet, mine.isAnimalNeeded)}
          hint={mine.isOncePerAnimal ? t("once") : undefined}
          required={mine.isAnimalNeeded}
          placeholder={t("choose")}
          value={animalId || ""}
          onChange={(event) => setAnimalId(Number(event.target.value))}
          options={choices.map((animal) => ({ value: `${animal.id}`, label: optionLabel(animal, t) }))}
        />
      )}
      <p role="status" className="rounded-box bg-sand px-4 py-3 empty:hidden">
        {chosen?.needsKit && t("needsKit", { name: chosen.name })}
      </p>
      <TextArea label={t("note")} hint={t("noteHint")} name="note" rows={2} maxLength={limits.noteLength} />
      <div className="flex flex-wrap items-end gap-3">
        {!isSingle && (
          <Quantity
            label={t("quantity")}
            lessLabel={t("less")}
            moreLabel={t("more")}
            name="quantity"
            max={limits.quantityMax}
          />
        )}
        <Button type="submit" pending={isAdding && t("adding")} className="h-12 min-w-44 grow wide:grow-0">
          {t("add")}
        </Button>
      </div>
      <p role="status">{message}</p>
    </form>
  );
}

/** Animals that have the results already: they are not offered. */
function Reported({ product }: MyProductProps) {
  const t = useTranslator("myProducts");
  const reported = product.mine.animals.filter(({ isReported }) => isReported);
  if (reported.length === 0) return null;
  return (
    <p className="text-quiet">{t("reported", { names: reported.map(({ name }) => name).join(", ") })}</p>
  );
}

function animalLabel(t: MyProductTranslator, isVet: boolean, isNeeded: boolean): string {
  if (!isNeeded) return t("animalOptional");
  return t(isVet ? "patient" : "animal");
}

function optionLabel({ name, breed, isInCart, isRelevant }: OwnAnimal, t: MyProductTranslator): string {
  const notes = [breed?.name, isRelevant === false && t("otherBreed"), isInCart && t("inCart")];
  return [name, ...notes].filter(Boolean).join(", ");
}

/** Shown when the product needs an animal and the user has none. */
function NoAnimal({ isVet }: { readonly isVet: boolean }) {
  const t = useTranslator("myProducts");
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t(isVet ? "noPatient" : "noAnimal")}</p>
      <LinkButton href={isVet ? paths.pages.contact : paths.store}>
        {t(isVet ? "write" : "firstTest")}
      </LinkButton>
    </div>
  );
}
