"use client";

import { useLanguage, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { Illustration } from "@/components/shop/public/illustration";
import { Quantity } from "@/components/ui/quantity-client";
import { limits } from "@/lib/config/limits";
import { productTypes } from "@/lib/config/shop/product-types";
import { formatMoney } from "@/lib/domain/format";
import { isSingleQuantity } from "@/lib/domain/orders/single-quantity";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/shop/pictures";
import { formatProfileChoice } from "@/lib/domain/orders/profile-choice";
import { useShopDispatch } from "@/store/hooks";
import { useAccount } from "@/store/api/account/use-account";
import { changeQuantity } from "@/store/api/orders/change-quantity";
import { LineNote } from "./line-note-client";
import { PackOffer, type PackOfferProps } from "./pack-offer-client";
import type { CartLine } from "./use-cart";
import { useBusy } from "@/components/form/use-busy";
import { Button } from "@/components/ui/button";
import { replaceItem } from "@/store/api/orders/change-cart";

const nameStyles = "text-ink no-underline hover:underline";

interface CartLineRowProps {
  readonly line: CartLine;
  /** For labels. */
  readonly name: string;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
  /** Called after the line was replaced by packs or a cheaper product. */
  readonly onPacked: (message: string) => void;
}

export function CartLineRow({ line, name, isRemoving, onRemove, onPacked }: CartLineRowProps) {
  const language = useLanguage();
  const t = useTranslator("cart.content");
  const dispatch = useShopDispatch();
  const { newest, items, quantity, amount } = line;
  const { id: productId } = newest.product;
  const { currency } = newest;
  // A line can combine several items: changes apply to the newest one.
  const othersQuantity = quantity - newest.quantity;
  const isSingle =
    Boolean(newest.customProfile) || isSingleQuantity({ ...newest.metaData, typeId: newest.product.typeId });

  return (
    <li className="grid gap-3 py-4" data-cart-line={productId}>
      <div className="flex items-start gap-3 wide:gap-4">
        <Illustration
          src={pictures.product(newest.product)}
          kind="product"
          className="w-16 shrink-0 rounded-box wide:w-20"
        />
        <LineFacts line={line} />
        <p className="font-semibold tabular-nums">{formatMoney({ amount, currency }, language)}</p>
      </div>
      <BetterValue line={line} onTaken={onPacked} />
      <PackOffer line={line} onTaken={onPacked} />
      <LineTexts item={newest} name={name} />
      <div className="flex items-end justify-between gap-4">
        <Quantity
          label={t("quantity", { name })}
          isLabelHidden
          lessLabel={t("less", { name })}
          moreLabel={t("more", { name })}
          min={othersQuantity + 1}
          max={
            isSingle ? othersQuantity + 1 : Math.min(limits.quantityMax, othersQuantity + limits.quantityMax)
          }
          quantity={quantity}
          onQuantity={(next) =>
            dispatch(changeQuantity({ itemId: newest.id, productId, quantity: next - othersQuantity }))
          }
        />
        <button
          type="button"
          data-remove={items.length}
          aria-label={t("removeNamed", { name })}
          aria-disabled={isRemoving || undefined}
          onClick={isRemoving ? undefined : onRemove}
          className="-mr-3 h-11 rounded-box px-3 text-small text-quiet underline underline-offset-4 hover:text-ink aria-disabled:no-underline"
        >
          {isRemoving ? t("removing") : t("remove")}
        </button>
      </div>
    </li>
  );
}

/** The note, and for vets the reference of the patient. */
function LineTexts({ item, name }: { readonly item: CartLine["newest"]; readonly name: string }) {
  const { user } = useAccount();
  return (
    <div className="grid">
      {user?.type === "vet" && item.product.typeId !== productTypes.shippable && (
        <LineNote
          key={`patient ${item.id}`}
          kind="patientReference"
          itemId={item.id}
          text={item.patientReference}
          name={name}
        />
      )}
      <LineNote key={item.id} kind="note" itemId={item.id} text={item.note} name={name} />
    </div>
  );
}

function LineFacts({ line }: Pick<CartLineRowProps, "line">) {
  const language = useLanguage();
  const t = useTranslator("cart.content");
  const { newest, quantity } = line;
  const { currency, kitAmount, unitAmount } = newest;
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  return (
    <div className="min-w-0 flex-1">
      <ProductName line={line} />
      {newest.animal && <p className="wrap-anywhere">{t("animal", { name: newest.animal.name })}</p>}
      {newest.needsKit && <p className="text-small text-quiet">{t("needsKit")}</p>}
      {!newest.isSoldThere && <p className="font-medium text-affected">{t("notSold")}</p>}
      {quantity > 1 && (
        <p className="text-small text-quiet tabular-nums">{t("each", { price: money(unitAmount) })}</p>
      )}
      {kitAmount !== null && (
        <p className="text-small text-quiet tabular-nums">{t("eachKit", { price: money(kitAmount) })}</p>
      )}
    </div>
  );
}

/** Product link; for a custom profile also its tests, with a link to edit them. */
function ProductName({ line: { newest } }: Pick<CartLineRowProps, "line">) {
  const { product, metaData, customProfile } = newest;
  if (!customProfile)
    return (
      <p className="font-medium">
        <Link href={paths.product(product)} className={nameStyles}>
          {product.name}
        </Link>
      </p>
    );
  const { species, name, tests } = customProfile;
  const profile = metaData.customProfileId;
  return (
    <>
      <p className="font-medium">
        {profile === null ? (
          product.name
        ) : (
          <Link href={paths.buildProfile(species) + formatProfileChoice({ profile })} className={nameStyles}>
            {product.name}
          </Link>
        )}
      </p>
      {name !== null && <p className="wrap-anywhere">{name}</p>}
      <p className="line-clamp-4 text-small text-quiet">{tests.map((test) => test.name).join(", ")}</p>
    </>
  );
}

/** Says when a product contains the tests of a custom profile for less, and replaces the profile with one button. */
function BetterValue({ line: { newest }, onTaken }: PackOfferProps) {
  const language = useLanguage();
  const t = useTranslator("cart.content");
  const dispatch = useShopDispatch();
  const { isBusy, run } = useBusy();
  const offer = newest.betterValue;
  if (!offer) return null;
  const { product, moreCount } = offer;
  const { name } = product;
  const saved = formatMoney(offer.saved, language);
  const take = () =>
    run(async () => {
      const body = { productId: newest.product.id, quantity: 1, betterProductId: product.id };
      if (await dispatch(replaceItem(newest.id, body))) onTaken(t("betterTaken", { name, saved }));
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box bg-clear-soft px-4 py-3">
      <p className="text-small">
        <Link href={paths.product(product)}>{name}</Link>{" "}
        {t("betterOffer", { price: formatMoney(offer.price, language), count: moreCount })}{" "}
        <b className="text-clear">{t("packSaving", { saved })}</b>
      </p>
      <Button kind="secondary" onClick={() => void take()} pending={isBusy && t("packTaking")}>
        {t("betterTake")}
      </Button>
    </div>
  );
}
