"use client";

import { type SyntheticEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Quantity } from "@/components/ui/quantity-client";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import type { OwnAnimal } from "@/lib/contract/my-products/my-products.types";
import { paths } from "@/lib/navigation/paths";
import { useOrdering } from "@/components/products/use-ordering";
import { useShopSelector } from "@/store/hooks";
import { Relevance } from "./own-notes-client";
import type { OwnProps } from "./own-part-client";
import { fill, type OwnWords } from "./own-words";

/** Of a product that is about one animal: whose it is, and into the cart. */
export function OwnOrder({ product, words }: OwnProps) {
  const isVet = useShopSelector((state) => state.auth.userType === "vet");
  const { animals, animalCount, isAnimalNeeded } = product.mine;
  if (animals.length === 0 && isAnimalNeeded) return <NoAnimal isVet={isVet} words={words} />;
  return (
    <div className="grid gap-4">
      <Relevance product={product} words={words} />
      {animals.length === 0 && <p>{words.noAnimalAtAll}</p>}
      {animals.length < animalCount && (
        <p className="text-quiet">{fill(words.moreAnimals, { count: String(animals.length) })}</p>
      )}
      <OrderForm product={product} words={words} isVet={isVet} />
    </div>
  );
}

function OrderForm({ product, words, isVet }: OwnProps & { readonly isVet: boolean }) {
  const { mine, price } = product;
  const [animalId, setAnimalId] = useState(0);
  const { order, message, isAdding } = useOrdering(price, words.priceChanged);
  const isOnce = mine.isOncePerAnimal && (animalId > 0 || mine.isAnimalNeeded);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { upgradeKind } = mine;
    const metaData = {
      ...(animalId > 0 && { animalId }),
      ...(upgradeKind === "full-breed" && { isUpgradeFullbreed: true }),
      ...((upgradeKind === "tests" || upgradeKind === "health") && { isUpgradeTests: true }),
    };
    const quantity = isOnce ? 1 : Number(form.get("quantity"));
    const note = String(form.get("note") ?? "");
    void order({ productId: product.id, quantity, metaData }, { note, upgradeKind });
  }

  return (
    <form aria-label={product.name} onSubmit={submit} className="grid gap-4">
      {mine.animals.length > 0 && (
        <Select
          label={animalLabel(words, isVet, mine.isAnimalNeeded)}
          hint={mine.isOncePerAnimal ? words.once : undefined}
          required={mine.isAnimalNeeded}
          placeholder={words.choose}
          value={animalId || ""}
          onChange={(event) => setAnimalId(Number(event.target.value))}
          options={mine.animals.map((animal) => ({ value: String(animal.id), label: nameOf(animal, words) }))}
        />
      )}
      <TextArea label={words.note} hint={words.noteHint} name="note" rows={2} maxLength={limits.noteLength} />
      <div className="flex flex-wrap items-end gap-3">
        {!isOnce && (
          <Quantity
            label={words.quantity}
            lessLabel={words.less}
            moreLabel={words.more}
            name="quantity"
            max={limits.quantityMax}
          />
        )}
        <Button type="submit" pending={isAdding && words.adding} className="h-12 min-w-44 grow wide:grow-0">
          {words.add}
        </Button>
      </div>
      <p role="status">{message}</p>
    </form>
  );
}

function animalLabel(words: OwnWords, isVet: boolean, isNeeded: boolean): string {
  if (!isNeeded) return words.animalOptional;
  return isVet ? words.patient : words.animal;
}

function nameOf({ name, breed, isInCart, isRelevant }: OwnAnimal, words: OwnWords): string {
  const notes = [breed?.name, isRelevant === false && words.otherBreed, isInCart && words.inCart];
  return [name, ...notes].filter(Boolean).join(", ");
}

/** Nothing can be ordered for nobody: where to begin instead. */
function NoAnimal({ isVet, words }: { readonly isVet: boolean; readonly words: OwnWords }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>{isVet ? words.noPatient : words.noAnimal}</p>
      <LinkButton href={isVet ? paths.pages.contact : paths.store}>
        {isVet ? words.write : words.firstTest}
      </LinkButton>
    </div>
  );
}
