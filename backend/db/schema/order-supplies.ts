import { index, pgTable, text } from "drizzle-orm/pg-core";
import { belongsTo, instant } from "./columns";
import { orders } from "./orders";

/** Client and sample collector of an advance order; both may have no account. */
export const suppliesOrders = pgTable(
  "advance_orders",
  {
    orderId: belongsTo("order_id", () => orders.id).primaryKey(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Lower case. */
    email: text("email").notNull(),
    phoneNumber: text("phone_number"),
    agentName: text("agent_name").notNull(),
    clinic: text("clinic"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("advance_orders_email").on(table.email)],
);
