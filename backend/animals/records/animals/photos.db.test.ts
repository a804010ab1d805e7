import { englishText } from "@/lib/domain/error-response";
import { crc32 } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import sharp from "sharp";
import { animalPhotos, animals } from "@/backend/db/schema/animals";
import { startTestBackend } from "@/backend/testing/server";
import { photoSize } from "@/lib/config/animals/animals";

const { callRoute, signIn, database, address } = startTestBackend();

let token = "";
let id = 0;
beforeAll(async () => {
  token = await signIn("owner");
  const [animal] = await database()
    .select({ id: animals.id })
    .from(animals)
    .where(eq(animals.name, "Biscuit"));
  id = animal?.id ?? 0;
});

async function upload(file: Uint8Array, type = "image/jpeg") {
  const response = await fetch(`${address()}/my/animals/${id}/photo`, {
    method: "PUT",
    headers: { "content-type": type, authorization: `Bearer ${token}` },
    body: Buffer.from(file),
  });
  const body: unknown = await response.json();
  return { status: response.status, body: body as { photoId?: string; photo?: string } };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c97b41" } });

async function download(photoId: string) {
  const response = await fetch(`${address()}/animal-photos/${photoId}`);
  return { response, file: Buffer.from(await response.arrayBuffer()) };
}

/** A PNG whose header says that it is this wide and high. */
function claimSize(png: Buffer, side: number): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(side, 16);
  bomb.writeUInt32BE(side, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

const countPhotos = async () =>
  (await database().select({ id: animalPhotos.id }).from(animalPhotos).where(eq(animalPhotos.animalId, id)))
    .length;

describe("a photo", () => {
  it("becomes WebP of limited size, upright and without the place where it was taken", async () => {
    const gps = { IFD3: { GPSLatitude: "33/1 51/1 0/1", GPSLatitudeRef: "S" } };
    const photo = await plain(3000, 1500)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Somebody", Orientation: "6" }, ...gps })
      .toBuffer();
    expect(photo.includes("Somebody")).toBe(true);
    const { status, body } = await upload(photo);
    expect(status).toBe(200);
    const { response, file } = await download(body.photoId ?? "");
    expect(response.headers.get("content-type")).toBe("image/webp");
    const { format, width = 0, height = 0, exif } = await sharp(file).metadata();
    expect([format, Math.max(width, height), exif]).toEqual(["webp", photoSize, undefined]);
    expect(file.includes("Somebody")).toBe(false);
  });

  it("gets a new id each time, and the previous one is gone", async () => {
    const first = await upload(await plain(60, 60).png().toBuffer(), "image/png");
    const second = await upload(await plain(60, 60).webp().toBuffer(), "image/webp");
    expect(second.body.photoId).not.toBe(first.body.photoId);
    expect((await download(first.body.photoId ?? "")).response.status).toBe(404);
    expect(await countPhotos()).toBe(1);
    expect((await callRoute("animals.removePhoto", { params: { id } }, { token })).status).toBe(204);
    expect((await download(second.body.photoId ?? "")).response.status).toBe(404);
    expect(await countPhotos()).toBe(0);
  });
});

describe("a hostile upload", () => {
  it("is rejected by its content and not stored", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const png = await plain(60, 60).png().toBuffer();
    const files = [svg, Buffer.from("GIF89a"), Buffer.from("%PDF-1.7"), png.subarray(0, 60), Buffer.alloc(0)];
    for (const file of files)
      expect(await upload(file, "image/png")).toEqual({
        status: 428,
        body: { photo: englishText("animal.photo") },
      });
    expect(await countPhotos()).toBe(0);
  });

  it("is refused if it unpacks to too many pixels", async () => {
    const bomb = claimSize(await plain(60, 60).png().toBuffer(), 50_000);
    const { status, body } = await upload(bomb, "image/png");
    expect([status, body]).toEqual([428, { photo: englishText("animal.photoTooLarge") }]);
  });

  it("is refused by its declared type and by its size", async () => {
    expect((await upload(Buffer.from("<svg/>"), "image/svg+xml")).status).toBe(415);
    expect((await upload(Buffer.alloc(11 * 1024 * 1024), "image/jpeg")).status).toBe(413);
    expect(await countPhotos()).toBe(0);
  });
});
