import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { buttonStyles } from "@/components/ui/button-styles";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { brand } from "@/lib/config/brand";
import formSizes from "@/lib/domain/shop/form-sizes.json" with { type: "json" };
import { formPicture } from "@/lib/domain/shop/pictures";
import { translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";

/** Files to download, beside each other where there is room. */
export function Downloads({ children }: { readonly children: ReactNode }) {
  return (
    <div className="my-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4">
      {children}
    </div>
  );
}

interface DownloadProps {
  readonly title: string;
  /** Addresses of the file in its formats, with spaces between them. */
  readonly files: string;
  /** Shows the first file. `dark` is for white pictures. */
  readonly preview?: "light" | "dark";
  /** Who needs the form. */
  readonly who?: string;
  readonly children: ReactNode;
}

export function Download({ title, files, preview, who, children }: DownloadProps) {
  const t = translate("content");
  const all = files.split(" ");
  const form = findForm(all);
  return (
    <section className={cn(cardStyles, "flex flex-col gap-3", form && "overflow-hidden")}>
      {form && (
        <Illustration
          src={form.picture}
          kind="product"
          isLazy
          className="-m-5 mb-0 w-auto max-w-none wide:-m-6 wide:mb-0"
        />
      )}
      {preview && (
        <img
          src={all[0]}
          width={240}
          height={96}
          alt=""
          loading="lazy"
          className={cn(
            "h-32 w-full rounded-box object-contain p-4",
            preview === "dark" ? "bg-ink" : "bg-sand",
          )}
        />
      )}
      <h3>{title}</h3>
      {who && (
        <p className="text-base">
          <strong>{t("form.who")}</strong> {who}
        </p>
      )}
      <div className="flex-1 text-quiet">{children}</div>
      {form && (
        <p className="text-small text-quiet">
          {t("form.facts", { pages: form.pages, size: Math.round(form.bytes / 1024) })}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        {all.map((file) => (
          <FileLink key={file} file={file} title={title} />
        ))}
        {form && (
          <Link href={form.file} hrefLang="en" className="inline-flex min-h-11 items-center font-semibold">
            {t("form.fill")}
            <span className="sr-only"> {title}</span>
          </Link>
        )}
      </p>
    </section>
  );
}

/** What is known about a PDF form before it is opened. */
function findForm([file = ""]: readonly string[]) {
  const name = file.replace("/forms/", "");
  const size = Object.entries(formSizes).find(([known]) => known === name)?.[1];
  return size && { ...size, file, picture: formPicture(name) };
}

/** Forms are in English in every language. */
function FileLink({ file, title }: { readonly file: string; readonly title: string }) {
  const t = translate("content");
  const [name = "", format = ""] = file.slice(file.lastIndexOf("/") + 1).split(".");
  return (
    <Link
      href={file}
      download={`${brand.slug}-${name}.${format}`}
      {...(format === "pdf" && { hrefLang: "en" })}
      className={buttonStyles("secondary")}
    >
      {t("download", { format: format.toUpperCase() })}
      <span className="sr-only"> {title}</span>
    </Link>
  );
}
