ALTER TABLE "animal_owners" ADD COLUMN "last_facts" jsonb;--> statement-breakpoint
-- An animal without a new owner belongs to a deleted account: nothing is recorded then.
CREATE OR REPLACE FUNCTION "record_animal_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."owner_id" IS NOT DISTINCT FROM OLD."owner_id" THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW."owner_id" IS NOT NULL THEN
		UPDATE "animal_owners" SET "last_facts" = jsonb_build_object(
			'name', OLD."name", 'breedId', OLD."breed_id", 'isMixedBreed', OLD."is_mixed_breed", 'sex', OLD."sex",
			'bornOn', OLD."born_on", 'diedOn', OLD."died_on", 'chipNumber', OLD."chip_number",
			'registrationNumber', OLD."registration_number", 'registrationName', OLD."registration_name"
		) WHERE "animal_id" = NEW."id" AND "to" IS NULL;
	END IF;
	UPDATE "animal_owners" SET "to" = now() WHERE "animal_id" = NEW."id" AND "to" IS NULL;
	IF NEW."owner_id" IS NOT NULL THEN
		INSERT INTO "animal_owners" ("animal_id", "user_id") VALUES (NEW."id", NEW."owner_id");
	END IF;
	RETURN NEW;
END
$$;
