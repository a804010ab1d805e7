import type { SendingWords } from "@/components/form/failure-words";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/opener-client";
import type { DataWords } from "./data-words";
import { DeleteFormClient } from "./delete-form-client";
import { DownloadClient } from "./download-client";

interface YourDataProps {
  readonly email: string;
  readonly words: DataWords;
  readonly sendingWords: SendingWords;
}

/** What we keep about somebody, to take along and to have deleted. */
export function YourData({ email, words, sendingWords }: YourDataProps) {
  const { download, delete: deletion } = words;
  return (
    <Card>
      <section aria-labelledby="your-data" className="grid max-w-form gap-4">
        <h2 id="your-data">{words.title}</h2>
        <h3>{download.title}</h3>
        <p className="text-quiet">{download.text}</p>
        <DownloadClient words={download} sendingWords={sendingWords} />
        <h3 className="mt-2">{deletion.title}</h3>
        <p className="text-quiet">{deletion.text}</p>
        <div>
          <Dialog kind="danger" label={deletion.open} title={deletion.question} closeLabel={deletion.close}>
            <Points title={deletion.goesTitle} points={deletion.goes} />
            <Points title={deletion.staysTitle} points={deletion.stays} />
            <p>{deletion.mail.replace("{email}", () => email)}</p>
            <DeleteFormClient email={email} words={deletion} sendingWords={sendingWords} />
          </Dialog>
        </div>
      </section>
    </Card>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <h3>{title}</h3>
      <ul className="list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
