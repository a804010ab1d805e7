import { useEffect, useState } from "react";
import { errorText, loadErrorTexts } from "@/store/api/error-texts";

/** The text of an error inside of a response: in English until the texts are loaded. */
export function useErrorText(code: string | undefined, english: string | null): string | undefined {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (code !== undefined) void loadErrorTexts().then(setLoaded);
  }, [code]);
  return english === null ? undefined : errorText(code, english);
}
