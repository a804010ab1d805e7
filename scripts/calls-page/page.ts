import { ownBackend } from "@/lib/contract/openapi/own-backend";
import { type Area, listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { callSection, whoMay } from "./call-section";

const opening = `# The calls

Written by \`npm run docs:calls\` from the contract (\`lib/contract\`); do not edit it here. The same, for machines: \`GET /api/openapi.json\`.

The browser talks to the shop's own \`/api\` and to nothing else. What is not on this page does not exist there: an unknown path is a 404, a known one with another method a 405. A path means the same with and without a slash at its end, and a literal part beats a parameter: \`/api/my/invoices/total\` is never an invoice.

A body is JSON of at most 64 KiB and holds the keys listed here, no others; nothing in it is converted, so \`"1"\` is not a number. Path and query are text: numbers are read from them, names nobody asked for are ignored, a name given twice is refused. A length counts as browsers count it: most emoji are two. No text holds the character NUL. A call that changes something needs the shop's own \`Origin\` header.`;

const errors = `## How failures look

| status | when | body |
| --- | --- | --- |
| 428 | a field is refused | \`{ field: message }\`, parts of a body by their path: \`metaData.animalId\` |
| 409 | the cart does not take it | \`{ code, message, … }\`: 79 payments are pending (with amount and currency), 101 mixed with a test upgrade, 102 already in the cart, 103 voucher already redeemed, 104 a second custom profile |
| 401 | nobody is signed in, or name and password do not go together | error body |
| 403 | not from a page of the shop, or not with this account | error body |
| 404 | there is no such thing, or it is somebody else's | error body |
| 405, 413, 415 | another method (\`Allow\` names the right ones), too large, of another type | error body |
| 429 | too many calls (\`Retry-After\` in seconds) | error body |
| 501 | listed here, and not built yet | error body |
| 500, 502, 503, 504 | it failed on the shop's side | error body |

The error body is \`{ code, message, fieldErrors?, requestId }\`. It never holds a stack, a query or a file's path. Where nothing more exact is known, a person reads the call's own message, given below; where nothing answered at all, “Network error”.`;

/** The whole page. */
export function callsPage(): string {
  const named = listRoutes();
  const areas = [...new Set(named.map(({ area }) => area))];
  const isBuilt = (area: Area) => named.some((one) => one.area === area && shapeOf(area, one.call));
  const waiting = named.filter(({ area, call }) => !shapeOf(area, call));
  return `${[
    opening,
    errors,
    ["## With a backend of your own", ownBackend.map((line) => `- ${line}`).join("\n")].join("\n\n"),
    ...areas.filter(isBuilt).map((area) => areaSection(area, named)),
    ...(waiting.length > 0 ? [waitingSection(waiting)] : []),
  ].join("\n\n")}\n`;
}

function areaSection(area: Area, named: readonly NamedRoute[]): string {
  const sections = named.flatMap((one) => {
    const shape = one.area === area ? shapeOf(area, one.call) : undefined;
    return shape === undefined ? [] : [callSection(one, shape)];
  });
  return [`## ${inWords(area)}`, ...sections].join("\n\n");
}

function waitingSection(waiting: readonly NamedRoute[]): string {
  const rows = waiting.map(
    ({ name, route }) =>
      `| ${name}${route.ours ? " (ours)" : ""} | \`${route.method} /api${route.path}\` | ${whoMay(route)} | ${route.failure} |`,
  );
  return [
    "## Not built yet",
    "These answer 501 once access is checked. What goes in and what comes back is settled when they are built.",
    ["| call | method and path | who | when it fails |", "| --- | --- | --- | --- |", ...rows].join("\n"),
  ].join("\n\n");
}

const inWords = (area: Area) =>
  area
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
