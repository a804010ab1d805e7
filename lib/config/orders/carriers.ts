/** Carriers and their public tracking pages. `{number}` is the tracking number. */
const trackingPages = {
  "australia-post": {
    name: "Australia Post",
    address: "https://auspost.com.au/mypost/track/details/{number}",
  },
  startrack: { name: "StarTrack", address: "https://startrack.com.au/track/details/{number}" },
  "nz-post": { name: "NZ Post", address: "https://www.nzpost.co.nz/tools/tracking?trackid={number}" },
  "royal-mail": {
    name: "Royal Mail",
    address: "https://www.royalmail.com/track-your-item#/tracking-results/{number}",
  },
  usps: { name: "USPS", address: "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}" },
  "canada-post": {
    name: "Canada Post",
    address: "https://www.canadapost-postescanada.ca/track-reperage/en#/details/{number}",
  },
  "deutsche-post": {
    name: "DHL Paket",
    address: "https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}",
  },
  "la-poste": { name: "La Poste", address: "https://www.laposte.fr/outils/suivre-vos-envois?code={number}" },
  correos: {
    name: "Correos",
    address: "https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}",
  },
  "poste-italiane": {
    name: "Poste Italiane",
    address: "https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}",
  },
  postnl: { name: "PostNL", address: "https://postnl.post/track?barcodes={number}" },
  postnord: { name: "PostNord", address: "https://tracking.postnord.com/en/tracking?id={number}" },
  "poczta-polska": { name: "Poczta Polska", address: "https://emonitoring.poczta-polska.pl/?numer={number}" },
  ctt: {
    name: "CTT",
    address: "https://appserver.ctt.pt/CustomerArea/PublicArea_Detail?ObjectCodeInput={number}",
  },
  dhl: {
    name: "DHL Express",
    address: "https://www.dhl.com/global-en/home/tracking/tracking-express.html?tracking-id={number}",
  },
  fedex: { name: "FedEx", address: "https://www.fedex.com/fedextrack/?trknbr={number}" },
  ups: { name: "UPS", address: "https://www.ups.com/track?tracknum={number}" },
} as const;

type KnownCarrier = keyof typeof trackingPages;

/** `other` has a name typed by the admin, and no tracking page. */
export type CarrierCode = KnownCarrier | "other";

// Safe: the object is a constant, and Object.keys only loses the key type.
export const carrierCodes = [...(Object.keys(trackingPages) as KnownCarrier[]), "other"] as const;

/** Undefined for `other`. */
export function carrierName(carrier: CarrierCode): string | undefined {
  return carrier === "other" ? undefined : trackingPages[carrier].name;
}

/** The carrier's page about a parcel; null if it has none or the parcel has no number. */
export function trackingUrl(carrier: CarrierCode, trackingNumber: string | null): string | null {
  if (carrier === "other" || trackingNumber === null) return null;
  const number = encodeURIComponent(trackingNumber.replace(/\s/g, ""));
  return trackingPages[carrier].address.replace("{number}", number);
}
