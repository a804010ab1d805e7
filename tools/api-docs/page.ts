import { customBackendGuide } from "@/lib/contract/openapi/custom-backend";
import { type Area, listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { renderCall } from "./call-section";

const introduction = `# API reference

Generated from the contract (\`lib/contract\`) by \`npm run docs:api\`; do not edit. Machine-readable: \`GET /api/openapi.json\`.

The browser calls the shop's own \`/api\` only. This page lists all calls: an unknown path is a 404, a known path with another method a 405. A trailing slash makes no difference. A literal segment wins over a parameter: \`/api/my/invoices/total\` is never an invoice.

A body is JSON of at most 64 KiB with exactly the keys listed here. Values are not converted: \`"1"\` is not a number. Numbers in path and query are parsed; unknown query names are ignored, and a repeated name is refused. Lengths count UTF-16 units, as browsers do: most emoji count as two. Text must not contain NUL. A changing call needs the shop's own \`Origin\` header.`;

const errors = `## Errors

| status | when | body |
| --- | --- | --- |
| 428 | invalid field | \`{ field: message }\`, nested fields by path: \`metaData.animalId\` |
| 409 | refused by the cart | \`{ code, message, … }\`: 79 payments are pending (with amount and currency), 101 mixed with a test upgrade, 102 already in the cart, 103 voucher already redeemed, 104 a second custom profile |
| 401 | not signed in, or wrong user name or password | error body |
| 403 | request from another origin, or not allowed for this account | error body |
| 404 | not found, or it belongs to another user | error body |
| 405, 413, 415 | wrong method (see \`Allow\`), body too large, wrong content type | error body |
| 429 | too many requests (\`Retry-After\` in seconds) | error body |
| 500, 502, 503, 504 | failure in the shop or its backend | error body |

The error body is \`{ code, message, fieldErrors?, requestId }\`. It never contains a stack, a query or a file path. Without a more specific message users see the failure message of the call, listed below; without any response, “Network error”.`;

export function renderApiDocs(): string {
  const routes = listRoutes();
  const areas = [...new Set(routes.map(({ area }) => area))];
  return `${[
    introduction,
    errors,
    ["## Using your own backend", customBackendGuide.map((line) => `- ${line}`).join("\n")].join("\n\n"),
    ...areas.map((area) => renderArea(area, routes)),
  ].join("\n\n")}\n`;
}

function renderArea(area: Area, routes: readonly NamedRoute[]): string {
  const sections = routes
    .filter((route) => route.area === area)
    .map((route) => renderCall(route, shapeOf(area, route.call)));
  return [`## ${areaTitle(area)}`, ...sections].join("\n\n");
}

const areaTitle = (area: Area) =>
  area
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
