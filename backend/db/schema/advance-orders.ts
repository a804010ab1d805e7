import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { orders } from "./orders";

/** For whom an order was placed in advance, and who takes the sample: of people who may have no account. */
export const advanceOrders = pgTable(
  "advance_orders",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
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
