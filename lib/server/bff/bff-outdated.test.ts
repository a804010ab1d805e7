import { englishText } from "@/lib/domain/error-response";
import { expect, test } from "vitest";
import { buildHeader } from "@/lib/config/build-id";
import { change, createTestBff, jsonOf } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

async function send(path: string, body: unknown, build?: string) {
  const upstream = await fakeUpstream(sendJson({ code: "gone" }, 404));
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  const response = await handle(
    change("POST", path, body, build === undefined ? {} : { [buildHeader]: build }),
  );
  return { status: response.status, body: await jsonOf(response) };
}

const pleaseReload = {
  status: 400,
  body: {
    code: "outdated",
    message: "The shop has been updated since you opened this page. Please reload it.",
    requestId: expect.any(String),
  },
};

test.each([
  ["is gone", "/old-call", {}],
  ["has lost a field", "/cart", { colour: "red" }],
])("a page of another build is asked to reload when the call %s", async (_what, path, body) => {
  expect(await send(path, body, "another-build")).toEqual(pleaseReload);
});

test("a page of another build gets ordinary field errors as they are", async () => {
  expect(await send("/newsletter", {}, "another-build")).toMatchObject({
    status: 428,
    body: { email: englishText("fields.required") },
  });
});

test("a program without a build gets the documented errors", async () => {
  expect((await send("/old-call", {})).status).toBe(404);
  expect(await send("/cart", { colour: "red" })).toEqual({
    status: 428,
    body: { colour: englishText("fields.unknown") },
  });
});
