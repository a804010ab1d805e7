import { expect, test } from "vitest";
import { GET } from "./route";

const statusOf = async (frame: string) =>
  (await GET(new Request(`https://shop.test/files/maps?frame=${frame}`))).status;

test("the map route returns the drawing of a frame on the grid and of the world", async () => {
  for (const frame of ["108,-36,124,-28", "-170,-56,180,76", "-180,-56,180,76"])
    expect([frame, await statusOf(frame)]).toEqual([frame, 200]);
});

test("the map route returns 404 for frames that no page has", async () => {
  for (const frame of ["108,-36,125,-28", "-180,-60,180,80", "0,-64,16,-56", "x"])
    expect([frame, await statusOf(frame)]).toEqual([frame, 404]);
});
