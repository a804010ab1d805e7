import { brand } from "@/lib/config/brand";
import { callPath } from "@/lib/contract/request";
import { listRoutes, routes } from "@/lib/contract/routes";

const examples = [
  { says: "dog breeds", path: callPath(routes.breeds.list, { query: { species: "canine" } }) },
  { says: "products and prices", path: callPath(routes.products.list, { query: { isDetails: true } }) },
  { says: "countries", path: callPath(routes.geography.countries, {}) },
];

export default function HomePage() {
  return (
    <main>
      <h1>
        {brand.name}: {brand.tagline}
      </h1>
      <p>
        Everything the shop can be asked is one table of {listRoutes().length} calls.{" "}
        <a href="/api/openapi.json">Read it as an OpenAPI document</a>, or ask it:
      </p>
      <ul>
        {examples.map(({ says, path }) => (
          <li key={path}>
            <a href={`/api${path}`}>{says}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
