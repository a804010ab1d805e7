import { defaultLanguage, type Language } from "@/lib/config/languages";

interface Named {
  readonly name: string;
  readonly names?: readonly { readonly language: string; readonly name: string }[] | undefined;
}

/** The name of a product or breed in a language, in English where it has none. */
export function nameIn({ name, names = [] }: Named, language: Language): string {
  const found = names.find((one) => one.language === language);
  return (found ?? names.find((one) => one.language === defaultLanguage))?.name ?? name;
}
