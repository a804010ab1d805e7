import { translate } from "@/lib/i18n/translate";
import { ExampleReport } from "./example-report";
import { type ExampleName, exampleNames, examplePictures } from "./examples";

/** CSS shows the report of the checked animal: the page needs no script for it. */
const shownStyles: Readonly<Record<ExampleName, string>> = {
  poppy: "group-has-[#example-poppy:checked]/examples:block",
  moss: "group-has-[#example-moss:checked]/examples:block",
  luna: "group-has-[#example-luna:checked]/examples:block",
};

/** A result to play with. */
export function ExamplePicker() {
  const t = translate("home");
  return (
    <section
      aria-labelledby="examples"
      className="group/examples grid gap-6 py-8 desk:grid-cols-[2fr_3fr] desk:items-start desk:gap-16"
    >
      <div className="grid gap-6">
        <div>
          <h2 id="examples">{t("examples.title")}</h2>
          <p className="mt-2 text-lead text-quiet">{t("examples.text")}</p>
        </div>
        <fieldset className="grid grid-cols-3 gap-3 desk:grid-cols-1">
          <legend className="sr-only">{t("examples.label")}</legend>
          {exampleNames.map((name, index) => (
            <label
              key={name}
              className="grid cursor-pointer content-start justify-items-center gap-x-4 gap-y-1 rounded-box border-2 border-line bg-card p-3 text-center leading-tight has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink desk:grid-cols-[auto_1fr] desk:justify-items-start desk:text-left"
            >
              <input
                type="radio"
                id={`example-${name}`}
                name="example"
                value={name}
                defaultChecked={index === 0}
                className="sr-only"
              />
              <img
                src={examplePictures[name]}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className="size-14 desk:row-span-2"
              />
              <span className="font-semibold desk:self-end">{t(`examples.${name}.name`)}</span>
              <span className="text-small wrap-anywhere text-quiet hyphens-auto">
                {t(`examples.${name}.who`)}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <div>
        {exampleNames.map((name) => (
          <div key={name} className={`hidden ${shownStyles[name]}`}>
            <ExampleReport name={name} />
          </div>
        ))}
      </div>
    </section>
  );
}
