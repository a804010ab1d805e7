import fc from "fast-check";
import { testSeed } from "./test-seed.mjs";

fc.configureGlobal({ seed: testSeed });
