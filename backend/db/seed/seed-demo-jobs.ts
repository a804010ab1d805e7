import { sql } from "drizzle-orm";
import { enqueue } from "@/backend/jobs/enqueue";
import type { AreaSeed } from "./seed-types";

/** Mails that do not exist: retrying one of these jobs does nothing and succeeds. */
const mailIds = [900_001, 900_002, 900_003, 900_004] as const;

const reason = "Demo: the mail server did not answer";

/** Failed jobs, so that the admins' list shows some. */
export function seedDemoJobs(): AreaSeed {
  return {
    area: "demo-jobs",
    content: [mailIds, reason],
    write: async (tx) => {
      for (const mailId of mailIds) {
        await enqueue(tx, "send-mail", { mailId });
        await tx.execute(sql`update pgboss.job set state = 'failed', retry_count = retry_limit, started_on = now(),
          completed_on = now(), output = ${JSON.stringify({ message: reason })}::jsonb
          where name = 'send-mail' and data = ${JSON.stringify({ mailId })}::jsonb`);
      }
    },
  };
}
