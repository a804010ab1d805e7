import { openApiDocument } from "@/lib/contract/openapi/document";
import { type ApiDocument, startMockBackend } from "./mock-backend";

/** `npm run mock -- 4000`, and then `UPSTREAM_URL=http://127.0.0.1:4000 npm start`. */
const document = JSON.parse(JSON.stringify(openApiDocument("mock"))) as ApiDocument;
const { url } = await startMockBackend(document, { port: Number(process.argv[2] ?? 0) });
console.log(`The examples of the API document are served at ${url}.`);
