import { BreedTestList, type SaidOfTests } from "./breed-test-list";

/** Colour, coat and type: what is reported in the breed, and what varies in most. */
export function BreedTraits({ tests, name, language, words }: SaidOfTests) {
  const traits = tests.filter(({ kind }) => kind === "trait");
  if (traits.length === 0) return null;
  const own = traits.filter(({ basis }) => basis !== "species");
  const parts = [
    { title: words("traitsOwn", { name }), inPart: own, isBrief: false },
    {
      title: words("traitsUsual"),
      inPart: traits.filter(({ basis }) => basis === "species"),
      isBrief: own.length > 0,
    },
  ];
  return (
    <section aria-labelledby="traits" className="mt-12">
      <h2 id="traits">{words("traits")}</h2>
      <p className="mt-2 max-w-text">{words("traitsText")}</p>
      {parts.map(
        ({ title, inPart, isBrief }) =>
          inPart.length > 0 && (
            <div key={title} className="mt-6">
              <h3>{title}</h3>
              <BreedTestList tests={inPart} isBrief={isBrief} language={language} words={words} />
            </div>
          ),
      )}
    </section>
  );
}
