ALTER TABLE "grades" ADD COLUMN "saved_by_client" uuid;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "saved_since_version" integer;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "saved_version" integer;