import type { OrderState, PaymentCode } from "@/lib/config/orders/orders";
import type { PostalAddress } from "@/lib/domain/kernel/postal-address";
import { demoEmail } from "./seed-demo-accounts";

export interface DemoOrder {
  readonly products: readonly number[];
  readonly daysAgo: number;
  readonly state: OrderState;
  readonly method: PaymentCode | null;
  /** Paid this many days after the order was placed. */
  readonly paidDaysLater?: number;
  readonly problem?: string;
  /** Client of an advance order. */
  readonly client?: readonly [firstName: string, lastName: string];
}

export interface DemoBuyer {
  /** Guest order without account. */
  readonly hasAccount: boolean;
  readonly email: string;
  readonly isVet: boolean;
  readonly address: PostalAddress;
  readonly orders: readonly DemoOrder[];
}

const harbour = {
  firstName: "Vera",
  lastName: "Lindqvist",
  address: "4 Harbour Lane",
  city: "Hobart",
  postalCode: "7000",
  state: "TAS",
  country: "AU",
};

const baskets = [[969], [401], [403, 298], [406], [408], [409], [405], [411], [424], [10_001], [404], [970]];
const pets = [[969], [970], [406], [403], [602], [288, 616], [430]];
const clinic = [[407], [410], [507], [298, 287], [411], [284], [510]];

/** About one every three weeks, back from yesterday. */
const paidOrders = (products: readonly number[][], count: number, method: PaymentCode): DemoOrder[] =>
  Array.from({ length: count }, (_, at) => ({
    products: products[at % products.length] ?? [],
    daysAgo: 9 + at * 19 + ((at * 7) % 11),
    state: "paid",
    method,
  }));

const clients = [
  ["Rosa", "Tennant"],
  ["Idris", "Mahoney"],
  ["Maeve", "Castellan"],
] as const;

const inAdvance = (daysAgo: number, at: 0 | 1 | 2, rest: Partial<DemoOrder>): DemoOrder => ({
  products: [298],
  daysAgo,
  state: "paid",
  method: "EFT",
  client: clients[at],
  ...rest,
});

/** Orders of the demo accounts. Only one account has a payment due, because that blocks buying. */
export const demoBuyers: readonly DemoBuyer[] = [
  {
    hasAccount: true,
    email: demoEmail("breeder"),
    isVet: false,
    address: {
      firstName: "Bree",
      lastName: "Holloway",
      address: "27 Kelpie Road",
      city: "Ballarat",
      postalCode: "3350",
      state: "VIC",
      country: "AU",
    },
    orders: [
      ...paidOrders(baskets, 23, "C"),
      { products: [408], daysAgo: 47, state: "refunded", method: "C" },
      { products: [441], daysAgo: 88, state: "paid", method: "EFT", paidDaysLater: 3 },
      { products: [614], daysAgo: 160, state: "cancelled", method: "EFT" },
      inAdvance(33, 0, { paidDaysLater: 2 }),
      inAdvance(120, 1, { paidDaysLater: 1, products: [283] }),
    ],
  },
  {
    hasAccount: true,
    email: demoEmail("owner"),
    isVet: false,
    address: {
      firstName: "Owen",
      lastName: "Park",
      address: "512 Juniper Street",
      city: "Portland",
      postalCode: "97205",
      state: "OR",
      country: "US",
    },
    orders: [
      ...paidOrders(pets, 22, "C"),
      { products: [616], daysAgo: 66, state: "refunded", method: "C" },
      { products: [403], daysAgo: 71, state: "paid", method: "EFT", paidDaysLater: 4 },
    ],
  },
  {
    hasAccount: true,
    email: demoEmail("vet"),
    isVet: true,
    address: harbour,
    orders: [
      { products: [407], daysAgo: 1, state: "open", method: null },
      { products: [410, 298], daysAgo: 2, state: "open", method: null },
      inAdvance(3, 2, { state: "open", method: null, products: [298, 287] }),
      ...paidOrders(clinic, 21, "EFT").map((order) => ({
        ...order,
        daysAgo: order.daysAgo + 30,
        paidDaysLater: 14,
      })),
      inAdvance(50, 0, { paidDaysLater: 12, products: [284] }),
      inAdvance(95, 1, { paidDaysLater: 20 }),
    ],
  },
  {
    hasAccount: true,
    email: demoEmail("admin"),
    isVet: false,
    address: {
      firstName: "Ada",
      lastName: "Marsh",
      address: "3 Fern Court",
      city: "Melbourne",
      postalCode: "3000",
      state: "VIC",
      country: "AU",
    },
    orders: [
      ...paidOrders(baskets, 3, "C"),
      { products: [614], daysAgo: 40, state: "paid", method: "EFT", paidDaysLater: 2 },
    ],
  },
  {
    hasAccount: true,
    email: demoEmail("pending"),
    isVet: false,
    address: {
      firstName: "Penny",
      lastName: "Dunmore",
      address: "88 Dunmore Lane",
      city: "Dubbo",
      postalCode: "2830",
      state: "NSW",
      country: "AU",
    },
    orders: [
      { products: [401], daysAgo: 12, state: "open", method: "EFT" },
      { products: [403, 298], daysAgo: 18, state: "open", method: "EFT" },
      { products: [408], daysAgo: 26, state: "open", method: "EFT" },
      ...paidOrders(baskets, 4, "C").map((order) => ({ ...order, daysAgo: order.daysAgo + 40 })),
    ],
  },
  {
    hasAccount: true,
    email: "ines@calloway-clinic.test",
    isVet: true,
    address: {
      firstName: "Ines",
      lastName: "Calloway",
      address: "140 Wattle Parade",
      city: "Adelaide",
      postalCode: "5000",
      state: "SA",
      country: "AU",
    },
    orders: [
      { products: [410], daysAgo: 52, state: "open", method: null },
      { products: [284], daysAgo: 90, state: "paid", method: "EFT", paidDaysLater: 21 },
    ],
  },
  {
    hasAccount: false,
    email: "zofia@sledz-kowalska.test",
    isVet: false,
    address: {
      firstName: "Zofia",
      lastName: "Śledź-Kowalska",
      address: "ul. Źródlana 7",
      city: "Łódź",
      postalCode: "90-001",
      country: "PL",
    },
    orders: [
      {
        products: [969],
        daysAgo: 4,
        state: "held",
        method: "C",
        problem: "The provider says 1.00 less was paid than the order comes to.",
      },
      { products: [970], daysAgo: 30, state: "paid", method: "C" },
    ],
  },
];
