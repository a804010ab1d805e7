import { getTableColumns, getTableName } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { createTestDatabase } from "@/backend/testing/database";
import myData from "@/messages/en/top/account-data.json" with { type: "json" };
import { exportSections, sectionNames } from "./export-sections";
import { retentionRules } from "./retention-rules";
import { tablesWithoutPersonalData } from "./tables-without-personal-data";
import { findUnindexedReferences, readSchema } from "@/backend/top/account-data/testing/read-schema";

let db: Db;
let schema: Awaited<ReturnType<typeof readSchema>>;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
  schema = await readSchema(db);
});

/** Tables with personal data that are not exported, and why. */
const notExported: Readonly<Record<string, string>> = {
  rate_limits: "Counters under a hash that empty within the hour.",
  acm_scans: "Files: each can be saved on the page of its form.",
  research_files: "Files: the applicant has sent them and has them; their application is exported.",
  animal_photos: "Pictures: each is shown on the page of its animal.",
  carrier_rates: "Shares of a breed in percent; the results of the user's animals are exported.",
  stage_passes: "Internal state of processing; the stages are exported.",
  checkout_attempts: "Stored responses for repeated requests; the order has the same data.",
};

/** Columns of exported tables that are left out, and why. */
const omittedColumns: Readonly<Record<string, string>> = {
  "users.id": "Internal id.",
  "users.password_hash": "A secret.",
  "profiles.user_id": "The user.",
  "preset_breeds.user_id": "The user.",
  "carts.user_id": "The user.",
  "carts.version": "Internal version number.",
  "orders.id": "Internal id.",
  "orders.token": "A secret that gives access to the order.",
  "orders.cart_id": "Internal id.",
  "orders.cart_version": "Internal version number.",
  "orders.is_coupon_consumed": "Internal state of processing.",
  "orders.user_id": "The user.",
  "orders.shipping_method_id": "Internal id; the name is exported.",
  "order_lines.id": "Internal id.",
  "order_lines.kit_id": "Internal id.",
  "order_lines.order_id": "Internal id; the order number is exported.",
  "order_events.id": "Internal id.",
  "order_events.order_id": "Internal id; the order number is exported.",
  "order_events.note": "Internal notes of admins.",
  "order_events.actor_id": "Identifies staff.",
  "invoices.order_id": "Internal id; the order number is exported.",
  "invoices.token": "A secret that gives access to the invoice.",
  "payments.id": "Internal id; the provider's reference is exported.",
  "payments.user_id": "The user.",
  "activations.attempt_id": "Internal state of processing.",
  "payments.attempt": "Internal state of processing.",
  "payments.problem": "Internal note for admins.",
  "payments.updated_at": "Internal state of processing.",
  "payments.is_processing": "Internal state of processing.",
  "payments.reviewed_at": "Internal state of processing.",
  "payments.subscribes_to": "Internal id; subscriptions are a section of their own.",
  "subscriptions.payment_id": "Internal id; the order number is exported.",
  "subscriptions.product_id": "Internal id; the name is exported.",
  "subscriptions.failed_payments": "Internal state of processing.",
  "subscriptions.is_unwanted": "Internal state of processing.",
  "subscriptions.looked_at": "Internal state of processing.",
  "subscription_orders.order_id": "Internal id; the order number is exported.",
  "subscription_orders.subscription_id": "Internal id; the subscription's reference is exported.",
  "payment_orders.payment_id": "Internal id.",
  "payment_orders.order_id": "Internal id; the order number is exported.",
  "refunds.id": "Internal id.",
  "refunds.payment_id": "Internal id.",
  "refunds.order_id": "Internal id; the order number is exported.",
  "refunds.provider_id": "Reference at the provider.",
  "refunds.attempts": "Internal state of processing.",
  "refunds.retry_of": "Internal id.",
  "refunds.created_by": "Identifies staff.",
  "refunds.updated_at": "Internal state of processing.",
  "refund_lines.refund_id": "Internal id.",
  "refund_lines.order_line_id": "Internal id; the product is exported.",
  "payment_disputes.payment_id": "Internal id; the provider's reference is exported.",
  "payment_disputes.updated_at": "Internal state of processing.",
  "advance_orders.order_id": "Internal id; the order number is exported.",
  "kits.id": "Internal id; the barcode is exported.",
  "kits.order_line_id": "Internal id; the order number is exported.",
  "pack_entries.id": "Internal id.",
  "pack_entries.user_id": "The user.",
  "pack_entries.order_line_id": "Internal id.",
  "pack_entries.kit_id": "Internal id.",
  "pack_entries.transfer_id": "Internal id.",
  "pack_transfers.id": "Internal id.",
  "pack_transfers.from_user_id": "The user.",
  "pack_transfers.to_user_id": "Identifies another user.",
  "pack_transfers.attempt_id": "Internal id of the form.",
  "pack_transfers.product_id": "Internal id; the name is exported.",
  "activations.id": "Internal id.",
  "activations.token": "A secret that gives access to the activation.",
  "activations.kit_id": "Internal id; the barcode is exported.",
  "activations.user_id": "The user.",
  "samples.id": "Internal id.",
  "samples.activation_id": "Internal id; the animal is exported.",
  "samples.kit_id": "Internal id; the barcode is exported.",
  "litters.owner_id": "The user.",
  "reminder_preferences.email": "The user.",
  "reminder_preferences.token": "A secret that gives access to the preferences.",
  "kit_problems.id": "Internal id.",
  "kit_problems.email": "The user.",
  "coupons.user_id": "The user.",
  "loyalty_entries.id": "Internal id.",
  "loyalty_entries.user_id": "The user.",
  "loyalty_entries.order_id": "Internal id.",
  "addresses.id": "Internal id.",
  "addresses.user_id": "The user.",
  "addresses.hash": "Derived from the address.",
  "cart_items.id": "Internal id.",
  "cart_items.kit_id": "Internal id.",
  "animals.owner_id": "The user.",
  "animals.photo_id": "A secret that gives access to the photo.",
  "animal_owners.id": "Internal id.",
  "animal_owners.user_id": "The user.",
  "animal_grants.id": "Internal id.",
  "animal_grants.granted_by": "The user, or the owner who shares.",
  "animal_grants.user_id": "The user, or the person with the exported address.",
  "animal_grants.club_id": "Internal id; the name is exported.",
  "animal_grants.token_hash": "A secret.",
  "animal_transfers.id": "Internal id.",
  "animal_transfers.from_user_id": "The user, or the owner who offers.",
  "animal_transfers.to_user_id": "The user, or the person with the exported address.",
  "animal_events.id": "Internal id.",
  "animal_events.user_id": "The user.",
  "animal_events.admin_id": "Identifies staff.",
  "animal_collections.agent_id": "The user, or the agent.",
  "animal_collections.client_id": "Internal id of the agent's device.",
  "animal_collections.is_changed_on_website": "Internal state of processing.",
  "collection_signatures.animal_id": "The animal of the exported record.",
  "collection_signatures.picture": "A picture; the name and time of the signature are exported.",
  "collection_uploads.client_id": "Internal id of the agent's device.",
  "collection_uploads.agent_id": "The agent.",
  "collection_uploads.content_hash": "Derived from the exported record.",
  "collection_uploads.created_at": "When the exported record was sent.",
  "collection_agents.id": "Internal id.",
  "collection_agents.user_id": "The user.",
  "collection_agents.approval_id": "Internal id; applications are a section of their own.",
  "collection_agents.sort_key": "Derived from the name.",
  "agent_nominations.id": "Internal id.",
  "agent_nominations.club_id": "Internal id; the name is exported.",
  "agent_nominations.nominated_by": "The user, or the member who nominates.",
  "club_members.club_id": "Internal id; the name is exported.",
  "club_members.user_id": "The user.",
  "dna_profiles.id": "Internal id.",
  "dna_profiles.kit_id": "Internal id.",
  "lab_events.id": "Internal id.",
  "lab_events.kit_id": "Internal id; the barcode is exported.",
  "lab_events.key_id": "Names a key of the laboratory.",
  "lab_progress.kit_id": "Internal id; the barcode is exported.",
  "genotypes.id": "Internal id.",
  "genotypes.kit_id": "Internal id; the barcode is exported.",
  "lab_results.id": "Internal id.",
  "lab_results.kit_id": "Internal id; the barcode is exported.",
  "parentage_requests.user_id": "The user.",
  "parentage_requests.club_id": "Internal id.",
  "parentage_requests.order_line_id": "Internal id.",
  "parentage_consents.owner_id": "The user.",
  "api_tokens.id": "Internal id.",
  "spreadsheet_imports.id": "Internal id.",
  "spreadsheet_imports.user_id": "The user.",
  "spreadsheet_imports.other_sheets": "Internal state of processing.",
  "spreadsheet_imports.settings": "Internal state of processing.",
  "spreadsheet_imports.outcome": "Internal state of processing; the rows are exported.",
  "spreadsheet_imports.revision": "Internal version number.",
  "api_tokens.user_id": "The user.",
  "api_tokens.token_hash": "A secret.",
  "imported_results.id": "Internal id.",
  "imported_results.kit_id": "Internal id; the animal is exported.",
  "report_versions.id": "Internal id.",
  "report_versions.activation_id": "Internal id; the barcode is exported.",
  "issued_documents.id": "Internal id.",
  "issued_documents.token": "A secret that gives access to the public page.",
  "issued_documents.animal_id": "Internal id; the name is exported.",
  "issued_documents.report_version_id": "Internal id; the content names the report.",
  "issued_documents.parentage_request_id": "Internal id; the content names the parents.",
  "issued_documents.pdf": "A file of hundreds of kilobytes; its content and fingerprint are exported.",
  "issued_documents.jws": "The exported content with its signature.",
  "custom_profiles.user_id": "The user.",
  "sessions.token_hash": "A secret.",
  "sessions.user_id": "The user.",
  "sessions.acting_as": "About a user that an admin impersonates.",
  "sessions.acting_reason": "About a user that an admin impersonates.",
  "sessions.acting_until": "About a user that an admin impersonates.",
  "mail_links.token_hash": "A secret.",
  "mail_links.user_id": "The user.",
  "outbox.id": "Internal id.",
  "outbox.html": "May contain a link token until sent, empty afterwards.",
  "outbox.text": "May contain a link token until sent, empty afterwards.",
  "outbox.last_error": "Technical message of a mail server.",
  "outbox.is_last": "Set for deleted accounts only.",
  "outbox.attachments": "Internal ids of documents; the invoice is exported.",
  "approvals.id": "Internal id.",
  "approvals.user_id": "The user.",
  "acm_forms.id": "Internal id.",
  "acm_forms.user_id": "The user.",
  "acm_forms.kit_id": "Internal id; the barcode is exported.",
  "dv_reads.id": "Internal id.",
  "relative_consents.owner_id": "The user.",
  "dv_reads.user_id": "The user, or staff of Dogs Victoria.",
  "notifications.id": "Internal id.",
  "notifications.user_id": "The user.",
  "notifications.event_key": "Internal state of processing.",
  "muted_mails.user_id": "The user.",
  "outbox.unsubscribe_url": "A secret until the mail is sent, empty afterwards.",
  "shows.id": "Internal id.",
  "shows.user_id": "The user.",
  "shows.approval_id": "Internal id.",
  "approvals.decided_by": "Identifies staff.",
  "approvals.decided_by_name": "Identifies staff.",
  "contact_requests.id": "Internal id.",
  "contact_requests.form_id": "Internal id of the form.",
  "contact_requests.user_id": "The user.",
  "contact_requests.note": "Internal notes of admins.",
  "newsletter_subscriptions.email": "The user.",
  "newsletter_subscriptions.unsubscribe_token": "A secret that gives access to the subscription.",
  "newsletter_subscriptions.confirm_hash": "Derived from a secret.",
  "newsletter_subscriptions.confirm_expires_at": "Internal state of processing.",
  "research_applications.approval_id": "Internal id.",
  "research_applications.form_id": "Internal id of the form.",
  "breeder_listings.user_id": "The user.",
  "breeder_listings.sort_key": "Derived from the name.",
  "audit_entries.id": "Internal id.",
  "audit_entries.actor_id": "Identifies staff.",
  "audit_entries.actor": "Identifies staff.",
  "audit_entries.subject_id": "The user, or another user if this one is an admin.",
  "audit_entries.subject": "The user, or another user if this one is an admin.",
  "audit_entries.request_id": "Internal id for the logs.",
};

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const sections = sectionNames.map((name) => exportSections[name]);
const exportedTables = sections.flatMap(({ tables }) => tables.map((table) => getTableName(table)));

describe("retention and export rules", () => {
  it("cover every table of the database", () => {
    expect(sorted([...Object.keys(retentionRules), ...tablesWithoutPersonalData])).toEqual(
      sorted(schema.tables),
    );
    expect(tablesWithoutPersonalData.filter((table) => table in retentionRules)).toEqual([]);
  });

  it("export every table with personal data, or give a reason", () => {
    expect(sorted([...exportedTables, ...Object.keys(notExported)])).toEqual(
      sorted(Object.keys(retentionRules)),
    );
  });

  it("find no user reference and no personal column in tables without personal data", () => {
    const refersToUsers = (table: string): boolean =>
      table === "users" ||
      schema.references.some(({ from, to }) => from === table && to !== table && refersToUsers(to));
    expect(tablesWithoutPersonalData.filter(refersToUsers)).toEqual([]);
    const personalColumn =
      /(^|_)(user|person|owner|actor|subject|email|e_mail|phone|address|recipient|to)(_|$)/;
    const suspicious = schema.columns.filter(
      ({ table, column }) => tablesWithoutPersonalData.includes(table) && personalColumn.test(column),
    );
    expect(suspicious).toEqual([]);
  });

  it("match the foreign key cascades of the database", () => {
    for (const [table, rule] of Object.entries(retentionRules)) {
      if (!("deletedWith" in rule)) continue;
      const cascades = schema.references.some(
        ({ from, to, isCascade }) => from === table && to === rule.deletedWith && isCascade,
      );
      expect([table, cascades]).toEqual([table, true]);
    }
  });

  it("find an index for every reference to users, so that deleting a user scans no table", async () => {
    expect(await findUnindexedReferences(db, "users")).toEqual([]);
  });

  it("export every column, except those omitted with a reason", () => {
    const exportedColumns = sections.flatMap(({ columns }) =>
      Object.values(columns).map((column) => `${getTableName(column.table)}.${column.name}`),
    );
    const all = sections.flatMap(({ tables }) =>
      tables.flatMap((table) =>
        Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
      ),
    );
    const missing = all.filter((column) => !exportedColumns.includes(column));
    expect(sorted(missing)).toEqual(sorted(Object.keys(omittedColumns)));
  });

  it("keep by law only the tables that the deletion dialog names", () => {
    const retainedTables = Object.entries(retentionRules).flatMap(([table, rule]) =>
      "retainedByLaw" in rule ? [table] : [],
    );
    expect(retainedTables).toEqual([
      "order_lines",
      "order_events",
      "refunds",
      "refund_lines",
      "payment_disputes",
      "payments",
      "payment_orders",
      "invoices",
      "subscriptions",
      "subscription_orders",
      "orders",
    ]);
    // The dialog names orders and invoices only.
    expect(myData.delete.stays[0]).toContain("orders and invoices");
  });
});
