import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { unzipSync } from "fflate";
import { saveFile } from "@/components/form/save-file";
import { eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";
import { StoreProvider } from "@/store/provider-client";
import { AnimalList } from "./animal-list-client";
import { type ListKind, listKinds } from "./list-kinds";

vi.mock("@/components/form/save-file", () => import("@/components/lists/testing/fake-save-file"));
const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

afterEach(() => {
  cleanup();
  refresh.mockClear();
  vi.unstubAllGlobals();
});

const animal = (id: number) => ({
  id,
  name: `Animal ${id}`,
  species: "canine" as const,
  sex: "female" as const,
  bornOn: null,
  breed: null,
  isMixedBreed: false,
  coat: null,
  ...eachPetIdentifier(() => null),
  diedOn: null,
  photoId: null,
  archivedAt: null,
  ownerName: null,
  viaClub: null,
  sample: null,
  findings: { atRisk: 0, carrier: 0 },
});

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => animal(from + index));

const requests: string[] = [];

/** Responses of the API, in order. */
function respond(...responses: readonly unknown[]): void {
  let at = 0;
  requests.length = 0;
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? "GET"} ${url}`);
    const body = responses[at++];
    return Promise.resolve(body === undefined ? new Response(null, { status: 204 }) : Response.json(body));
  });
}

function open(
  count: number,
  kind: ListKind = "mine",
  viaClub: string | null = null,
  changes: Partial<ReturnType<typeof animal>> & { readonly sample?: object } = {},
): void {
  render(
    <StoreProvider>
      <AnimalList
        kind={kind}
        filter={{ view: listKinds[kind].view, query: "", query_type: "all" }}
        isFiltered={false}
        first={{
          results: range(1, Math.min(15, count)).map((one) => ({ ...one, viaClub, ...changes })),
          count,
        }}
        country="AU"
      />
    </StoreProvider>,
  );
}

const more = () => screen.getByRole("button", { name: "Show more" });
const names = () => screen.getAllByRole("listitem").map((item) => item.querySelector("h2")?.textContent);

it("the list of animals adds later pages without repeating an animal", async () => {
  respond({ results: range(14, 20), count: 20, next: null, previous: 1 });
  open(20);
  await userEvent.click(more());
  expect(await screen.findByText("Animal 20")).toBeTruthy();
  expect(names()).toEqual(range(1, 20).map(({ name }) => name));
  expect(requests[0]).toContain("page=2");
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("the list of animals removes an archived animal, and asks for the page that its place belongs to", async () => {
  respond(undefined, { results: range(2, 16), count: 19, next: 2, previous: null });
  open(20);
  await userEvent.click(screen.getByRole("button", { name: "Archive Animal 3" }));
  expect(await screen.findByText("Animal 3 is archived.")).toBeTruthy();
  expect(names()).not.toContain("Animal 3");
  expect(requests[0]).toBe("PUT /api/my/animals/3/archive");
  await userEvent.click(more());
  await screen.findByText("Animal 16");
  expect(requests[1]).toContain("page=1");
});

it("the list of animals shows the button to leave for animals shared with the user, and not for those of a club", () => {
  open(1, "withMe");
  expect(screen.getByRole("button", { name: "Remove from my list: Animal 1" })).toBeTruthy();
  cleanup();
  open(1, "withMe", "Collie Club");
  expect(screen.queryByRole("button", { name: "Remove from my list: Animal 1" })).toBeNull();
  expect(screen.getByText("Shared through Collie Club")).toBeTruthy();
});

it.each([
  ["Invalid response format", { results: "none", count: 20, next: null, previous: null }],
  ["Invalid response data", { results: [{ id: "16" }], count: 20, next: null, previous: null }],
])("the list of animals shows %s, and tries again", async (message, body) => {
  respond(body, { results: range(16, 20), count: 20, next: null, previous: 1 });
  open(20);
  await userEvent.click(more());
  expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Animal 20")).toBeTruthy();
});

it("the list of animals shows the same animals as a table, and remembers it", async () => {
  open(2);
  await userEvent.click(screen.getByRole("button", { name: "Table" }));
  expect(screen.getAllByRole("row")).toHaveLength(3);
  cleanup();
  open(2);
  expect(screen.getByRole("table")).toBeTruthy();
});

it("the list of animals names what needs attention instead of the state of a sample", () => {
  const sample = { barcode: "TM1", state: "ready" } as never;
  open(1, "mine", null, { sample, findings: { atRisk: 1, carrier: 2 } });
  expect(screen.getAllByText(/1 at risk|2 carrier results/)).toHaveLength(2);
  expect(screen.queryByText("Results ready")).toBeNull();
});

it("an empty list of animals says what to do next", () => {
  open(0, "archived");
  expect(screen.getByText("No items found")).toBeTruthy();
  expect(screen.getByText("Animals you archive appear here.")).toBeTruthy();
});

it("the list of animals brings an archived animal back when Undo is clicked", async () => {
  respond(undefined, undefined);
  open(3);
  await userEvent.click(screen.getByRole("button", { name: "Archive Animal 2" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(requests).toEqual(["PUT /api/my/animals/2/archive", "DELETE /api/my/animals/2/archive"]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("the table of animals archives the selected animals, and stops at the first failure", async () => {
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(url);
    return Promise.resolve(
      url.includes("/3/")
        ? Response.json({ message: "Try later" }, { status: 500 })
        : new Response(null, { status: 204 }),
    );
  });
  requests.length = 0;
  open(4);
  await userEvent.click(screen.getByRole("button", { name: "Table" }));
  for (const id of [2, 3, 4])
    await userEvent.click(screen.getByRole("checkbox", { name: `Select Animal ${id}` }));
  expect(await screen.findByText("3 animals selected")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Archive" }));
  expect(await screen.findByText("1 animal is archived.")).toBeTruthy();
  expect(requests).toEqual(["/api/my/animals/2/archive", "/api/my/animals/3/archive"]);
  expect(screen.queryByText("Animal 2")).toBeNull();
  expect(screen.getByText("2 animals selected")).toBeTruthy();
});

it("the table of animals selects all that are shown, and links them to the transfer", async () => {
  open(2);
  await userEvent.click(screen.getByRole("button", { name: "Table" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all animals shown" }));
  const transfer = await screen.findByRole("link", { name: "Transfer" });
  expect(transfer.getAttribute("href")).toBe("/my/transfer-animal?animal=1&animal=2");
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all animals shown" }));
  expect(screen.queryByText("2 animals selected")).toBeNull();
});

/** jsdom's Blob has no `arrayBuffer`. */
const readBytes = async (file: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });

it("the table of animals saves the reports of selected animals as one zip file", async () => {
  const saved = vi.mocked(saveFile);
  saved.mockClear();
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(url);
    const headers = { "content-disposition": `attachment; filename="report.pdf"` };
    return Promise.resolve(new Response("%PDF", { headers }));
  });
  requests.length = 0;
  open(2, "mine", null, { sample: { barcode: "TM1", state: "ready" } as never });
  await userEvent.click(screen.getByRole("button", { name: "Table" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all animals shown" }));
  await userEvent.click(await screen.findByRole("button", { name: "Download 2 reports" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(requests).toEqual([1, 2].map((id) => `/api/my/animals/${id}/results/TM1/report?report_type=full`));
  const [file, name] = saved.mock.calls[0] ?? [];
  expect(name).toBe("reports.zip");
  const bytes = await readBytes(file as Blob);
  expect(Object.keys(unzipSync(bytes))).toEqual(["1-report.pdf", "2-report.pdf"]);
});

it("the table of animals offers no reports where no selected animal has one", async () => {
  open(1);
  await userEvent.click(screen.getByRole("button", { name: "Table" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Animal 1" }));
  expect(await screen.findByText("1 animal selected")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /report/ })).toBeNull();
});
