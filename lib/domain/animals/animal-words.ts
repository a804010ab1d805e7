import type { Sex } from "@/lib/config/animals/animals";
import type { SpeciesName } from "@/lib/domain/species";

/*
 * How people write species and sex in their own lists, in the languages of the shop: without accents and spaces, as
 * `normaliseWord` writes them.
 */

const speciesWords: Readonly<Record<SpeciesName, string>> = {
  canine:
    "dog dogs canine d k9 puppy pup hund hunde chien chiens perro perros cane cani hond honden pies psy cao caes hundar valp",
  feline:
    "cat cats feline c kitten kitty katze katzen chat chats gato gatos gatto gatti kat katten kot koty katt katter kattunge",
};

const sexWords: Readonly<Record<Sex, string>> = {
  female:
    "f female bitch dam queen girl fs fn spayedfemale femalespayed w weiblich hundin katzin femelle chienne chatte hembra perra gata femmina femminile cagna gatta vrouwelijk teef poes suka samica kotka femea cadela hona tik honkatt",
  male: "m male dog sire stud tom boy mn mc neuteredmale maleneutered mannlich rude kater matou macho maschio maschile mannelijk reu samiec pies kocur hane hanhund hankatt",
  unknown:
    "u unknown notknown unbekannt inconnu desconocido sconosciuto onbekend nieznana nieznany desconhecido okand",
};

/** Of a mixed or unknown breed. */
export const mixedWords =
  "mixed mix mixedbreed crossbreed cross mongrel mutt moggy moggie mischling mischlingshund croise batard mestizo meticcio incrocio kruising bastaard mieszaniec kundel rafeiro cruzado blandras".split(
    " ",
  );

/** Lower case without accents, punctuation and spaces: as two people write the same name. */
export const normaliseWord = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

export const parseSpeciesWord = (text: string): SpeciesName | undefined =>
  findWord(["canine", "feline"], speciesWords, text);

export const parseSexWord = (text: string): Sex | undefined =>
  findWord(["female", "male", "unknown"], sexWords, text);

function findWord<Name extends string>(
  names: readonly Name[],
  words: Readonly<Record<Name, string>>,
  text: string,
): Name | undefined {
  const word = normaliseWord(text);
  return names.find((name) => words[name].split(" ").includes(word));
}
