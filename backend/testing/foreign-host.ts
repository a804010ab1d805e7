import { request } from "node:http";

/** Sends a request with host headers of another site. fetch does not allow a false host. */
export function postWithForeignHost(address: string, path: string, body: unknown): Promise<number> {
  const headers = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    "x-original-host": "evil.example",
    forwarded: "host=evil.example",
    origin: "https://evil.example",
    referer: "https://evil.example/",
    "content-type": "application/json",
  };
  return new Promise((resolve, reject) => {
    const call = request(`${address}${path}`, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on("error", reject).end(JSON.stringify(body));
  });
}
