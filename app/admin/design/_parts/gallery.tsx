import { Breadcrumbs } from "@/components/links/breadcrumbs";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { Pagination } from "@/components/links/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { Stepper } from "@/components/ui/stepper";
import { Table } from "@/components/ui/table";
import { Fields } from "./fields";
import { InteractiveSamples } from "./interactive-samples-client";
import { Sample } from "./sample";
import { StateBadge } from "@/components/ui/state-badge";

const kinds = ["primary", "secondary", "quiet", "danger"] as const;
const tests = ["Progressive retinal atrophy", "Coat colour: brown", "Ear set", "Long coat", "Merle"];
const pageLabels = { previous: "Previous page", next: "Next page", page: (page: number) => `Page ${page}` };

/** Every UI component in all its states, in the colours of one user type. */
export function Gallery({ userType }: { readonly userType: string }) {
  return (
    <div className="grid gap-6 desk:grid-cols-2">
      <Sample name="Buttons">
        <div className="flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <Button key={kind} kind={kind}>
              {kind}
            </Button>
          ))}
          <Button pending="Saving">Save</Button>
          <Button kind="secondary" pending="Saving">
            Save
          </Button>
          <LinkButton href="#content">A link</LinkButton>
        </div>
      </Sample>
      <Sample name="What a result means">
        <Meanings />
      </Sample>
      <Fields userType={userType} />
      <InteractiveSamples />
      <Navigation userType={userType} />
      <Lists userType={userType} />
    </div>
  );
}

function Navigation({ userType }: { readonly userType: string }) {
  return (
    <>
      <Sample name="Navigation">
        <Breadcrumbs
          label={`You are here, ${userType}`}
          parts={[
            { label: "Home", href: "/" },
            { label: "Store", href: "/store" },
            { label: "Full breed profile", href: "#content" },
          ]}
        />
        <Stepper
          label={`Checkout, ${userType}`}
          steps={["Cart", "Address", "Payment"]}
          current={1}
          doneLabel="done"
        />
      </Sample>
      <Sample name="Pages and chips">
        {[1, 20].map((page) => (
          <Pagination
            key={page}
            page={page}
            pageCount={40}
            hrefOf={(to) => `#page-${to}`}
            labels={{ ...pageLabels, label: `Pages around ${page}, ${userType}` }}
          />
        ))}
        <Chips items={tests} moreLabel={(count) => `+${count} more`} />
      </Sample>
    </>
  );
}

function Lists({ userType }: { readonly userType: string }) {
  return (
    <>
      <Sample name="Table">
        <Table
          caption={`Orders, ${userType}`}
          columns={[
            { key: "order", label: "Order" },
            { key: "state", label: "State" },
            { key: "total", label: "Total", isNumber: true },
          ]}
          rows={[
            { key: "1", cells: { order: "No. 1042", state: "At the lab", total: "$129.50" } },
            { key: "2", cells: { order: "No. 1043", state: "Results are ready", total: "$1,088.00" } },
          ]}
        />
      </Sample>
      <Sample name="Waiting, empty">
        <Skeleton label={`Loading, ${userType}`} />
        <EmptyState title="No items found" hint="Try a shorter word, or look through all products.">
          <LinkButton href="#content" kind="secondary">
            Show all products
          </LinkButton>
        </EmptyState>
      </Sample>
    </>
  );
}

function Meanings() {
  return (
    <p className="flex flex-wrap gap-2">
      <StateBadge meaning="clear">Clear</StateBadge>
      <StateBadge meaning="carrier">Carrier</StateBadge>
      <StateBadge meaning="affected">Affected</StateBadge>
      <StateBadge meaning="trait">Trait</StateBadge>
      <StateBadge meaning="unknown">No result</StateBadge>
    </p>
  );
}
