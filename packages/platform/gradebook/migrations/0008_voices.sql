CREATE TABLE "voices" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"corrections" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER voices_require_lease BEFORE INSERT OR UPDATE OF corrections ON voices
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
