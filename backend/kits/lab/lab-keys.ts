import type { EnvRow } from "@/lib/config/parse-env";
import { ownLabs } from "@/lib/config/kits/lab";
import type { LabKey } from "@/backend/http/settings";

const format = /^([a-z][a-z0-9-]{1,39}):([\w-]{1,40}):([^\s,:]{32,200})$/;
const reserved: readonly string[] = Object.values(ownLabs);

/** `lab:keyId:secret`, separated by commas. A laboratory has two keys while it changes to a new one. */
export function labKeys(): EnvRow<readonly LabKey[]> {
  return {
    fallback: [],
    parse: (value) => {
      const keys = value.split(",").map((part) => parseKey(part.trim()));
      if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error("has a key id twice");
      return keys;
    },
  };
}

function parseKey(text: string): LabKey {
  const [, lab = "", id = "", secret = ""] = format.exec(text) ?? [];
  if (secret === "")
    throw new Error("is a list of laboratory:keyId:secret, with secrets of at least 32 characters");
  if (reserved.includes(lab)) throw new Error(`must not name a laboratory ${lab}`);
  return { lab, id, secret };
}
